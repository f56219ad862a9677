import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { empty } from '../../gallery/positions'
import type { Ask } from '../net/protocol'
import { Composer } from './composer.svelte'
import { PASS } from './decisions'

const nothing = (): void => undefined
vi.stubGlobal('document', {
  baseURI: 'https://play.example/',
  addEventListener: nothing,
  removeEventListener: nothing,
})
vi.stubGlobal('addEventListener', nothing)
vi.stubGlobal('removeEventListener', nothing)
vi.stubGlobal('WebSocket', class {})

const { standing } = await import('./standing.svelte')
const { Table } = await import('./table.svelte')

beforeEach(() => standing.withdraw())

describe('a standing order', () => {
  it('is one for one table only', () => {
    vi.useFakeTimers()
    standing.order(3)
    new Table('another')
    expect(standing.round).toBe(0)
    vi.useRealTimers()
  })

  it('answers each question of its round once', async () => {
    const pass = vi.fn(() => Promise.resolve(true))
    standing.answer(7, 3, pass)
    expect(pass).not.toHaveBeenCalled()
    standing.order(3)
    standing.answer(7, 3, pass)
    standing.answer(7, 3, pass)
    await Promise.resolve()
    standing.answer(8, 3, pass)
    expect(pass).toHaveBeenCalledTimes(2)
    standing.answer(9, 4, pass)
    expect(pass).toHaveBeenCalledTimes(2)
    expect(standing.round).toBe(3)
  })

  it('is withdrawn where it does not count: a refusal is not met with the same again', async () => {
    const submitted: number[][] = []
    const window = {
      ...{ prompt: 7, kind: 'window', choices: [PASS], may_pass: true, changes: false },
      ...{ said: {}, card: -1, left: 0, total: 0, against: -1, purpose: '' },
    } as unknown as Ask
    const composer = new Composer(window, {
      seat: 0,
      board: empty(2),
      tell: nothing,
      submit: (_, actions) => {
        submitted.push(actions)
        return Promise.resolve(false)
      },
    })
    // As the bar does it.
    const end = $effect.root(() => {
      $effect(() => standing.answer(7, 3, () => composer.send([PASS])))
    })
    for (const times of [1, 2]) {
      standing.order(3)
      for (let turn = 0; turn < 10; turn += 1) {
        flushSync()
        await Promise.resolve()
      }
      expect(submitted).toHaveLength(times)
      expect(standing.round).toBe(0)
    }
    end()
    composer.close()
  })
})
