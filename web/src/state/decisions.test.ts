import { describe, expect, it } from 'vitest'

import { decode, destination, numberOf, PASS, powerOf } from './decisions'
import { DECISIONS } from '../net/protocol'

describe('decisions', () => {
  it('round-trip, every one of them', () => {
    const last = DECISIONS[DECISIONS.length - 1]!
    const end = last.base + last.parameters.reduce((product, { size }) => product * size, 1)
    for (let action = 0; action < end; action += 1) {
      const { kind, values } = decode(action)
      expect(numberOf(kind, ...Object.values(values).reverse())).toBe(action)
    }
    expect(() => decode(end)).toThrow(RangeError)
  })

  it('are what the engine means by them', () => {
    expect(PASS).toBe(0)
    expect(decode(126)).toEqual({ kind: 'move', values: { seat: 0, from: 0, to: 0 } })
    expect(numberOf('move', 1, 0, 2)).toBe(126 + 90 + 2)
    expect(() => numberOf('place')).toThrow(RangeError)
  })

  it('lead somewhere, or do not', () => {
    expect(destination(decode(numberOf('move', 1, 0, 2)))).toBe(2)
    expect(destination(decode(numberOf('tile', 1, 4)))).toBe(4)
    expect(destination(decode(numberOf('place', 9)))).toBe(9)
    expect(destination(decode(numberOf('region', 8)))).toBe(8)
    expect(destination(decode(numberOf('take', 0, 3)))).toBeUndefined()
    expect(destination(decode(PASS))).toBeUndefined()
  })

  it('play power cards by the values that are printed on these', () => {
    expect(powerOf(numberOf('power', 0))).toBe(1)
    expect(powerOf(numberOf('power', 12))).toBe(13)
    expect(powerOf(PASS)).toBe(0)
  })
})
