import { describe, expect, it } from 'vitest'

import { countAt, countsAt, ifAllScored, isHidden, sharesOf } from './places'
import { CASTILLO, COURT, PROVINCE, type Board } from './protocol'

const places = Array.from({ length: 10 }, (_, place) => [place, 1])
const board = {
  places,
  court: [20, 21],
  province: [30, 31],
  score: [0, 0],
  projected: places,
} as unknown as Board

describe('places', () => {
  it('are regions, the Castillo, Courts and Provinces', () => {
    expect(countsAt(board, 3)).toEqual([3, 1])
    expect(countsAt(board, COURT)).toEqual([20, 21])
    expect(countsAt(board, PROVINCE)).toEqual([30, 31])
    expect(countsAt(board, -1)).toEqual([])
    expect(countAt(board, 0, 3, false)).toBe(3)
    expect(countAt(board, 4, 3, false)).toBe(0)
  })

  it('keep what has to be remembered, and nothing else', () => {
    for (const place of [CASTILLO, PROVINCE]) {
      expect(isHidden(place, true)).toBe(true)
      expect(isHidden(place, false)).toBe(false)
      expect(countAt(board, 0, place, true)).toBe(-1)
    }
    expect(countAt(board, 0, COURT, true)).toBe(20)
    expect(countAt(board, 0, 8, true)).toBe(8)
  })

  it('are scored without the Castillo where its sum would tell', () => {
    expect(ifAllScored(board, false)).toEqual([45, 10])
    expect(ifAllScored(board, true)).toEqual([36, 9])
  })
})

describe('shares', () => {
  it('are by seat, for as many as play', () => {
    const data = { place: 3, p1: 5, p2: 0, p3: 2, p4: 0, p5: 0 }
    expect(sharesOf(data)).toEqual([5, 0, 2, 0, 0])
    expect(sharesOf(data, 3)).toEqual([5, 0, 2])
  })
})
