import { beforeEach, describe, expect, it } from 'vitest'

import type { TableSummary } from '../net/protocol'
import { emptyFault, faults, nameFault, passwordFault, usernameFault } from './checks'
import { inOrder } from './lobby.svelte'
import { requestFor, usualBot } from './setup'
import { show, t } from '../text/catalogue.svelte'

beforeEach(() => show('en'))

describe('a new table', () => {
  it('has the bots that were asked for', () => {
    const wish = {
      edition: 'decennial',
      others: ['', 'random', '', 'greedy'],
      vetos: false,
      short: true,
      memory: false,
      pace: 60,
      public: true,
    }
    expect(requestFor(wish)).toEqual({
      edition: 'decennial',
      players: 5,
      bots: ['random', 'greedy'],
      options: { vetos: false, short: true, memory: false, pace: 60 },
      public: true,
    })
  })

  it('is played against the best bot there is', () => {
    expect(usualBot(['random', 'greedy'])).toBe('greedy')
    expect(usualBot(['random'])).toBe('random')
    expect(usualBot(['of the house'])).toBe('of the house')
  })
})

it('tables that wait for oneself come first', () => {
  const table = (id: string, status: TableSummary['status'], asked = false): TableSummary => ({
    id,
    game: 'grande',
    edition: 'bigbox',
    status,
    options: {},
    seats: [],
    created: 0,
    mine: true,
    asked,
  })
  const mine = [
    table('over', 'over'),
    table('open', 'open'),
    table('running', 'playing'),
    table('frozen', 'frozen', true),
    table('mine', 'playing', true),
    table('mine too', 'playing', true),
  ]
  expect(inOrder(mine).map(({ id }) => id)).toEqual([
    'mine',
    'mine too',
    'running',
    'open',
    'frozen',
    'over',
  ])
})

describe('what is typed', () => {
  it('is checked as the server checks it', () => {
    expect(nameFault('Ana')).toBe('')
    expect(nameFault('  ')).toBe(t('web-fault-name-empty'))
    expect(nameFault('👑'.repeat(24))).toBe('')
    expect(nameFault('👑'.repeat(25))).toBe(t('web-problem-name'))
    expect(usernameFault(' ana.b_c-1 ')).toBe('')
    expect(usernameFault('')).toBe(t('web-fault-username-empty'))
    for (const wrong of ['an', 'añá', 'a b c', 'a'.repeat(33)]) {
      expect(usernameFault(wrong)).toBe(t('web-fault-username'))
    }
    expect(passwordFault('a sentence.')).toBe('')
    expect(passwordFault('123456789')).toBe(t('web-fault-password-short'))
    expect(passwordFault('abcabcabcabc')).toBe(t('web-problem-password'))
    expect(passwordFault('isabella-of-1', 'Isabella-of')).toBe(t('web-problem-password'))
    expect(passwordFault('isabella of castile', 'isabella')).toBe('')
    expect(emptyFault(' ')).toBe(t('web-fault-empty'))
  })

  it('only what is wrong is told', () => {
    expect(faults({ name: '', word: 'wrong' })).toEqual({ word: 'wrong' })
    expect(faults({ name: '' })).toEqual({})
  })
})
