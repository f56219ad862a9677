import { expect, test } from 'vitest'

import { empty } from '../../gallery/positions'
import { Motion } from '../board/Motion'
import { CASTILLO, COURT, type GameEvent, type Happened } from '../net/protocol'
import { soundOf, soundOfScene, startSounds } from './sounds'

const placed = (count: number): Happened => ({
  name: 'moved',
  data: { by: 0, seat: 0, from: COURT, to: 3, count },
})
const line = (...events: Happened[]) => ({ events: events as GameEvent[] })
const OVER = line({ name: 'game_over', data: {} })

test('the weightiest thing that happened is heard', () => {
  expect(soundOf([], false)).toBeNull()
  expect(soundOf([line(placed(1))], false)).toBe('placed')
  expect(soundOf([line(placed(1))], true)).toBe('turn')
  expect(soundOf([line(placed(1)), OVER], true)).toBe('over')
})

test('what is shown moving is not heard before it lands', () => {
  expect(soundOf([line(placed(1))], false, true)).toBeNull()
  expect(soundOf([line(placed(1))], true, true)).toBe('turn')
  expect(soundOf([line(placed(1)), OVER], false, true)).toBe('over')
})

test.each<[string, Happened[], string | null]>([
  ['one piece', [placed(1)], 'placed'],
  ['a few, one by one', [placed(1), placed(1)], 'placed'],
  ['a handful', [placed(1), placed(2)], 'poured'],
  ['the King', [{ name: 'king_moved', data: { from: 1, to: 2 } }], 'noble'],
  ['the Castillo', [{ name: 'castillo_opened', data: { p1: 1 } }], 'opened'],
  ['discs', [{ name: 'disc_shown', data: { seat: 0, region: 1 } }], 'turned'],
  ['points', [{ name: 'scored', data: { place: CASTILLO, p1: 5 } }], 'scored'],
  ['nothing', [], null],
])('%s can be heard', (_what, told, sound) => {
  expect(soundOfScene(told)).toBe(sound)
})

test('a scene is heard once, when it has landed', async () => {
  const motion = new Motion(empty(2), { still: () => false, wait: () => Promise.resolve() })
  const order: string[] = []
  motion.stage = () => {
    order.push('flies')
    return Promise.resolve()
  }
  const stop = startSounds(motion, (sound) => order.push(sound))
  motion.feed([placed(1), { name: 'king_moved', data: { by: 0, from: 5, to: 6 } }], empty(2))
  expect(motion.moving).toBe(true)
  await motion.idle()
  expect(motion.moving).toBe(false)
  expect(order).toEqual(['flies', 'placed', 'flies', 'noble'])
  stop()
  motion.feed([placed(1)], empty(2))
  await motion.idle()
  expect(order.slice(4)).toEqual(['flies'])
})
