import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { LogLine } from '../net/protocol'
import { show } from '../text/catalogue.svelte'
import { Words } from '../text/words'
import { Crier, GATHER, LONGEST, PAUSE } from './announcements'

const words = new Words('bigbox', [], ['Ana', 'Bo'])
let said: [string, boolean][] = []
let crier: Crier

function places(index: number): LogLine {
  return {
    ...{ index, at: 0, kind: 'decision', seat: 1, author: 'bot' },
    ...{ to: -1, name: '', bot: '', agree: false, round: 1, made: index },
    events: [{ name: 'moved', data: { by: 1, seat: 1, from: 10, to: 2, count: 1 } }],
  }
}

beforeAll(() => show('en'))
beforeEach(() => {
  vi.useFakeTimers()
  said = []
  crier = new Crier(
    (text, urgent) => said.push([text, urgent]),
    () => words,
  )
})
afterEach(() => {
  crier.close()
  vi.useRealTimers()
})

describe('a crier', () => {
  it('says together what happens together', () => {
    for (let index = 0; index < 3; index += 1) {
      crier.report([places(index)])
      vi.advanceTimersByTime(GATHER / 2)
    }
    vi.advanceTimersByTime(GATHER)
    expect(said).toEqual([['Bo places 3 caballeros: Aragón.', false]])
  })

  it('does not wait for ever for more', () => {
    for (let passed = 0; passed < LONGEST; passed += GATHER / 2) {
      crier.report([places(passed)])
      vi.advanceTimersByTime(GATHER / 2)
    }
    vi.advanceTimersByTime(GATHER)
    expect(said.length).toBeGreaterThan(0)
  })

  it('leaves time to listen, but not before a question', () => {
    crier.report([places(0)])
    vi.advanceTimersByTime(GATHER)
    crier.report([places(1)])
    vi.advanceTimersByTime(PAUSE - 1)
    expect(said.length).toBe(1)
    crier.ask('Your turn.')
    vi.advanceTimersByTime(GATHER)
    expect(said[1]).toEqual(['Bo places 1 caballero: Aragón. Your turn.', true])
  })

  it('does not ask what is no longer asked, and never says nothing', () => {
    crier.ask('Your turn.')
    crier.ask('')
    vi.advanceTimersByTime(LONGEST + PAUSE)
    expect(said).toEqual([])
  })

  it('says nothing after its end', () => {
    crier.report([places(0)])
    crier.close()
    vi.advanceTimersByTime(LONGEST)
    expect(said).toEqual([])
  })
})
