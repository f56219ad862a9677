import { describe, expect, it } from 'vitest'

import { apart, scale } from './chart'

describe('the scale', () => {
  it('has round steps and reaches the most', () => {
    expect(scale(110)).toEqual([0, 50, 100, 150])
    expect(scale(96)).toEqual([0, 20, 40, 60, 80, 100])
    expect(scale(7)).toEqual([0, 2, 4, 6, 8])
    expect(scale(3)).toEqual([0, 1, 2, 3])
    expect(scale(0)).toEqual([0, 1])
  })
})

describe('what lies upon each other', () => {
  it('is moved apart and stays in order', () => {
    expect(apart([50, 52, 10], 20, 0, 100)).toEqual([50, 70, 10])
  })

  it('stays between the bounds', () => {
    expect(apart([95, 99, 100], 20, 0, 100)).toEqual([60, 80, 100])
    expect(apart([0, 0, 0], 20, 0, 100)).toEqual([0, 20, 40])
  })

  it('may be nothing', () => {
    expect(apart([], 20, 0, 100)).toEqual([])
  })
})
