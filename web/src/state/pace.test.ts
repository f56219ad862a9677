import { flushSync } from 'svelte'
import { afterEach, expect, it } from 'vitest'

import { empty } from '../../gallery/positions'
import { Motion } from '../board/Motion'
import { keepPace } from './pace.svelte'
import { settings } from './settings.svelte'

afterEach(() => (settings.speed = 'normal'))

/** A motion in which something flies and never lands by itself. */
function flying(): Motion {
  const motion = new Motion(empty(2), { still: () => false })
  motion.stage = (_flights, _beat, stop) =>
    new Promise((done) => stop.addEventListener('abort', () => done()))
  const after = { ...empty(2), king: 6 }
  motion.feed([{ name: 'king_moved', data: { by: 0, from: 5, to: 6 } }], after)
  return motion
}

it('reaches what flies already', () => {
  const motion = flying()
  const end = keepPace(
    () => motion,
    () => settings.speed,
  )
  flushSync()
  settings.speed = 'slow'
  flushSync()
  expect(motion.speed).toBe('slow')
  expect(motion.moving).toBe(true)
  settings.speed = 'off'
  flushSync()
  expect(motion.moving).toBe(false)
  expect(motion.now.board.king).toBe(6)
  end()
  settings.speed = 'fast'
  flushSync()
  expect(motion.speed).toBe('off')
})
