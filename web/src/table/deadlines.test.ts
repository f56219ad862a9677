import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { lead, secondsLeft } from './deadlines'

const NOON = Date.UTC(2031, 4, 3, 12)

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOON)
})
afterEach(() => vi.useRealTimers())

it('counts down by the clock of the server, whatever the time of the device', () => {
  const server = NOON / 1000 + 7_200 // the device is two hours behind
  const ahead = lead(server)
  const deadlines = [{ seat: 1, at: server + 60 }]
  expect(secondsLeft(deadlines, 1, ahead)).toBe(60)
  vi.setSystemTime(NOON + 45_000)
  expect(secondsLeft(deadlines, 1, ahead)).toBe(15)
  vi.setSystemTime(NOON + 90_000)
  expect(secondsLeft(deadlines, 1, ahead)).toBe(0)
})

it('says nothing of seats that may take as long as they like', () => {
  expect(secondsLeft([], 0, 0)).toBeNull()
  expect(secondsLeft([{ seat: 1, at: NOON }], 0, 0)).toBeNull()
})
