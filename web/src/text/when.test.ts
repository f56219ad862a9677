import { expect, it } from 'vitest'

import { show } from './catalogue.svelte'
import { ago, clock, day } from './when'

it('times are told as people tell them', async () => {
  await show('en')
  const now = 2_000_000_000
  expect(
    [0, 59, 60, 3_599, 7_200, 86_400, 40 * 86_400].map((past) => ago(now - past, now)),
  ).toEqual([
    'now',
    'now',
    '1 minute ago',
    '59 minutes ago',
    '2 hours ago',
    'yesterday',
    'last month',
  ])
  // A clock that goes wrong does not tell the future.
  expect(ago(now + 500, now)).toBe('now')
  expect(day(Date.UTC(2031, 4, 3, 12) / 1000)).toBe('May 3, 2031')
  await show('fr')
  expect(ago(now - 120, now)).toBe('il y a 2 minutes')
  expect(day(Date.UTC(2031, 4, 3, 12) / 1000)).toBe('3 mai 2031')
})

it('what is left is shown as on clocks', async () => {
  await show('en')
  expect([3_599, 3_600, 86_399, 86_400, 190_800].map(clock)).toEqual([
    '59:59',
    '1h 0m',
    '23h 59m',
    '1d 0h',
    '2d 5h',
  ])
  expect([600, 65.2, 5, 0, -3].map(clock)).toEqual(['10:00', '1:06', '0:05', '0:00', '0:00'])
})
