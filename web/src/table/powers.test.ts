import { expect, test } from 'vitest'

import { empty } from '../../gallery/positions'
import { holdersOf } from './powers'

function choosing(): ReturnType<typeof empty> {
  const board = empty(4)
  board.power = [0, 0, 11, 0]
  board.used_power = [[5], [5, 9], [11], [9]]
  board.hands = [12, 11, 12, 12]
  return board
}

test('those who have not shown a card and have not played yet may play it', () => {
  expect(holdersOf(choosing(), 9, 0)).toEqual([])
  expect(holdersOf(choosing(), 5, 0)).toEqual([{ seat: 3, sure: true }])
  expect(holdersOf(choosing(), 13, 0)).toEqual([
    { seat: 1, sure: true },
    { seat: 3, sure: true },
  ])
})

test('nobody may play what was played in this round', () => {
  expect(holdersOf(choosing(), 11, 0)).toEqual([])
})

test('who has taken a card back unseen may hold any of those that were shown', () => {
  const board = choosing()
  board.hands[1] = 12
  expect(holdersOf(board, 9, 0)).toEqual([{ seat: 1, sure: false }])
  expect(holdersOf(board, 13, 0)).toContainEqual({ seat: 1, sure: true })
})
