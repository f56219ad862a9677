import { beforeAll, describe, expect, it } from 'vitest'

import type { Seat, TableInfo } from '../net/protocol'
import { show, t } from '../text/catalogue.svelte'
import { leavingMeans, standstill } from './standstill'

const ana: Seat = { name: 'Ana', person: 'ana', bot: null }
const anaHasLeft: Seat = { ...ana, bot: 'greedy' }
const ben: Seat = { name: 'Ben', person: 'ben', bot: null }
const bot: Seat = { name: 'random', person: null, bot: 'random' }

function at(seats: Seat[], more: Partial<TableInfo> = {}): TableInfo {
  return { status: 'playing', seats, options: {}, ...more } as TableInfo
}

beforeAll(() => show('en'))

describe('a game', () => {
  it('goes on as long as somebody plays', () => {
    expect(standstill(at([ana, bot]))).toBe('')
    expect(standstill(at([anaHasLeft, ben, bot]))).toBe('')
  })

  it('that everybody has left waits, and says what for', () => {
    expect(standstill(at([anaHasLeft, bot]))).toBe(t('play-deserted'))
    const pace = { options: { pace: 60 } }
    expect(standstill(at([anaHasLeft, bot], pace))).toBe(t('play-deserted-pace'))
  })

  it('waits for nobody where nobody can come back', () => {
    expect(standstill(at([bot, bot]))).toBe('')
  })

  it('that is over does not wait', () => {
    expect(standstill(at([anaHasLeft, bot], { status: 'over' }))).toBe('')
  })

  it('that is frozen says so, whoever is there', () => {
    expect(standstill(at([ana, ben], { status: 'frozen' }))).toBe(t('web-problem-frozen'))
  })
})

describe('leaving', () => {
  it('lets a bot play on for others, and the game wait where there are none', () => {
    expect(leavingMeans(at([ana, ben]), 0)).toBe(t('play-leave-sure'))
    expect(leavingMeans(at([ana, bot]), 0)).toBe(t('play-leave-last'))
    expect(leavingMeans(at([anaHasLeft, ben]), 1)).toBe(t('play-leave-last'))
    expect(leavingMeans(at([ana, bot], { options: { pace: 60 } }), 0)).toBe(
      t('play-leave-last-pace'),
    )
  })
})
