import { expect, test, vi } from 'vitest'

import { empty } from '../../gallery/positions'
import { CASTILLO, COURT, PROVINCE, type Board, type Happened } from '../net/protocol'
import { uncaught } from '../testing'
import { Motion, type MotionOptions, type Shown } from './Motion'
import { scenesOf, type Flight } from './scenes'

const EVENTS: Happened[] = [
  { name: 'moved', data: { by: 0, seat: 0, from: PROVINCE, to: COURT, count: 2 } },
  { name: 'king_moved', data: { by: 0, from: 5, to: 6 } },
  { name: 'scored', data: { place: 3, p1: 4, p2: 0, p3: 0, p4: 0, p5: 0 } },
]

/** The board after EVENTS. */
function later(): Board {
  const board = empty(2)
  board.court = [9, 7]
  board.province = [19, 21]
  board.king = 6
  board.score = [4, 7]
  return board
}

function told(motion: Motion): Shown[] {
  const seen: Shown[] = []
  motion.subscribe((value) => seen.push(value))
  return seen
}

function seatOf(flight: Flight): number {
  return 'seat' in flight ? flight.seat : -1
}

const options: MotionOptions = { still: () => false, wait: () => Promise.resolve() }

test('one thing is shown after the other, and the end is what the server told', async () => {
  const motion = new Motion(empty(2), options)
  const flown: Flight[][] = []
  motion.stage = (flights) => {
    flown.push([...flights])
    return Promise.resolve()
  }
  const seen = told(motion)
  motion.feed(EVENTS, later())
  await motion.idle()
  expect(flown).toMatchObject([
    [{ kind: 'piece', seat: 0, count: 2 }],
    [{ kind: 'king' }],
    [{ kind: 'points', seat: 0, count: 4 }],
  ])
  const boards = seen.map(({ board }) => board)
  // While two caballeros fly, they are neither in the Province nor in the Court.
  expect(boards[1]?.province[0]).toBe(19)
  expect(boards[1]?.court[0]).toBe(7)
  expect(boards[2]?.court[0]).toBe(9)
  expect(boards.map(({ king }) => king)).toEqual([5, 5, 5, -1, 6, 6, 6, 6, 6])
  expect(boards.at(-1)).toEqual(later())
  expect(seen.at(-1)?.busy).toBe(false)
})

test('news that come meanwhile wait for their turn', async () => {
  const motion = new Motion(empty(2), options)
  const second = { ...later(), king: 2 }
  motion.feed(EVENTS, later())
  motion.feed([{ name: 'king_moved', data: { by: 1, from: 6, to: 2 } }], second)
  const seen = told(motion)
  await motion.idle()
  const kings = seen.map(({ board }) => board.king)
  expect(kings.indexOf(6)).toBeGreaterThan(-1)
  expect(kings.indexOf(2)).toBeGreaterThan(kings.indexOf(6))
  expect(motion.now.board).toEqual(second)
})

test('skipping stops what flies and shows the end of all that is queued', async () => {
  const motion = new Motion(empty(2), options)
  const last = { ...later(), king: 2 }
  let stopped = false
  motion.stage = (_flights, _beat, stop) =>
    new Promise((done) =>
      stop.addEventListener('abort', () => {
        stopped = true
        done()
      }),
    )
  motion.feed(EVENTS, later())
  motion.feed([], last)
  expect(motion.now.board).not.toEqual(last)
  motion.skip()
  await motion.idle()
  expect(stopped).toBe(true)
  expect(motion.now).toEqual({
    board: last,
    open: null,
    turned: [],
    told: [],
    landed: false,
    busy: false,
  })
})

test('what was skipped never shows itself afterwards', async () => {
  const motion = new Motion(empty(2), options)
  let land = (): void => undefined
  motion.stage = () => new Promise((done) => (land = done))
  motion.feed(EVENTS, later())
  const other = { ...empty(2), round: 4 }
  motion.jump(other)
  land()
  await new Promise((done) => setTimeout(done))
  expect(motion.now.board).toEqual(other)
})

test.each<[string, MotionOptions, Motion['speed']]>([
  ['the speed is off', options, 'off'],
  ['little motion is wanted', { ...options, still: () => true }, 'normal'],
])('nothing moves when %s', async (_why, given, speed) => {
  const motion = new Motion(empty(2), given)
  motion.speed = speed
  motion.stage = vi.fn(() => Promise.resolve())
  const seen = told(motion)
  motion.feed(EVENTS, later())
  expect(motion.stage).not.toHaveBeenCalled()
  expect(seen.map(({ board }) => board.king)).toEqual([5, 6])
})

test('a stage that fails is reported, and the board still comes true', async () => {
  const motion = new Motion(empty(2), options)
  motion.stage = () => Promise.reject(new Error('no stage'))
  const failures = await uncaught(() => {
    motion.feed(EVENTS, later())
    return motion.idle()
  })
  expect(motion.now.board).toEqual(later())
  expect(failures).toEqual([new Error('no stage')])
})

/** News of which no scene can be made. */
const BROKEN = [{ name: 'king_moved' }] as unknown as Happened[]

test('news that cannot be shown moving are reported, and the board still comes true', async () => {
  const motion = new Motion(empty(2), options)
  const failures = await uncaught(() => motion.feed(BROKEN, later()))
  expect(motion.now).toMatchObject({ board: later(), busy: false })
  expect(failures).toEqual([expect.any(TypeError)])
})

test('where nothing moves, no scene is made', async () => {
  const motion = new Motion(empty(2), options)
  motion.speed = 'off'
  expect(await uncaught(() => motion.feed(BROKEN, later()))).toEqual([])
  expect(motion.now.board).toEqual(later())
})

test('a general scoring: the Castillo opens, discs turn at once, all is poured out together', () => {
  const before = empty(2)
  before.places[CASTILLO] = [2, 1]
  const after = structuredClone(before)
  after.places[CASTILLO] = [0, 0]
  after.places[4] = [2, 0]
  after.court = [7, 8]
  after.score = [5, 10]
  const scenes = scenesOf(
    before,
    [
      { name: 'general_scoring', data: { number: 1 } },
      { name: 'castillo_opened', data: { p1: 2, p2: 1, p3: 0, p4: 0, p5: 0 } },
      { name: 'scored', data: { place: CASTILLO, p1: 5, p2: 3, p3: 0, p4: 0, p5: 0 } },
      { name: 'disc_shown', data: { seat: 0, region: 4 } },
      { name: 'disc_shown', data: { seat: 1, region: 5 } },
      { name: 'moved', data: { by: 0, seat: 0, from: CASTILLO, to: 4, count: 2 } },
      { name: 'moved', data: { by: 1, seat: 1, from: CASTILLO, to: COURT, count: 1 } },
      { name: 'scored', data: { place: 0, p1: 0, p2: 0, p3: 0, p4: 0, p5: 0 } },
    ],
    after,
  )
  expect(scenes.map(({ open }) => open.after)).toEqual([[2, 1], [2, 1], [2, 1], [0, 0], null])
  expect(scenes.map(({ turned }) => turned.length)).toEqual([0, 0, 2, 2, 0])
  expect(scenes.map(({ flights }) => flights.length)).toEqual([0, 2, 0, 2, 0])
  expect(scenes[3]?.during.places[CASTILLO]).toEqual([0, 0])
  expect(scenes[3]?.during.court).toEqual([7, 7])
})

test('discs are turned at once also where each is told of with what follows from it', () => {
  const before = empty(3)
  before.places[CASTILLO] = [2, 1, 1]
  const disc = (seat: number, region: number): Happened => ({
    name: 'disc_shown',
    data: { seat, region },
  })
  const out = (seat: number, to: number, count: number): Happened => ({
    name: 'moved',
    data: { by: seat, seat, from: CASTILLO, to, count },
  })
  const events = [disc(0, 4), out(0, 4, 2), disc(1, 5), disc(2, 4), out(2, 4, 1), disc(0, 3)]
  const scenes = scenesOf(before, events, empty(3))
  expect(scenes.map(({ turned }) => turned.map(({ seat }) => seat))).toEqual([
    [0, 1, 2],
    [0, 1, 2],
    [0],
    [],
  ])
  expect(scenes.map(({ flights }) => flights.map(seatOf))).toEqual([[], [0, 2], [], []])
})

test('a scene tells what happens in it', () => {
  const [first, second] = [EVENTS.slice(0, 1), EVENTS.slice(1, 2)]
  const scenes = scenesOf(empty(2), EVENTS, later())
  expect(scenes.map(({ told }) => told)).toEqual([first, second, EVENTS.slice(2), []])
})

test('what a Veto undoes stands again as it was told', () => {
  const before = empty(2)
  before.places[2] = [0, 3]
  const scenes = scenesOf(
    before,
    [
      { name: 'put_back', data: { seat: 1, place: 2, count: 1 } },
      { name: 'put_back', data: { seat: 1, place: COURT, count: 9 } },
      { name: 'points_back', data: { seat: 0, points: 3 } },
      { name: 'king_moved', data: { by: 0, from: 5, to: 6 } },
    ],
    empty(2),
  )
  expect(scenes[0]?.during.places[2]).toEqual([0, 1])
  expect(scenes[0]?.during.court).toEqual([7, 9])
  expect(scenes[0]?.during.score[0]).toBe(3)
})

test('moves of different hands are shown apart', () => {
  const moved = (by: number, from: number, to: number): Happened => ({
    name: 'moved',
    data: { by, seat: by, from, to, count: 1 },
  })
  const scenes = scenesOf(
    empty(2),
    [moved(0, COURT, 4), moved(0, COURT, 4), moved(0, COURT, 6), moved(1, COURT, 4)],
    empty(2),
  )
  const flights = scenes.map((scene) =>
    scene.flights.map((flight) => [seatOf(flight), 'count' in flight ? flight.count : 0]),
  )
  expect(flights).toEqual([
    [
      [0, 2],
      [0, 1],
    ],
    [[1, 1]],
    [],
  ])
})
