import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { empty } from '../../gallery/positions'
import * as api from '../net/api'
import type { LogLine, Moment, Offer, Play, Replay } from '../net/protocol'
import { settings } from '../state/settings.svelte'
import { Playback } from './playback.svelte'
import type { Source } from './source'

const LAST = 9
/** Longer than a move at the usual pace is looked at. */
const LOOKED_AT = 800

/** In each entry the King moves one region on. */
function line(index: number): LogLine {
  const events: LogLine['events'] = [
    { name: 'king_moved', data: { by: 0, from: index % 9, to: (index + 1) % 9 } },
  ]
  const rest = { to: -1, name: '', bot: '', agree: false, round: 1, made: index, seat: 0, at: 0 }
  return { index, kind: 'decision', author: 'person', events, ...rest }
}

function moment(index: number): Moment {
  const board = { ...empty(2), king: (index + 1) % 9 }
  return { index, line: line(index), play: { board } as Play }
}

const replay = {
  table: { edition: 'bigbox', seats: [] as unknown[] },
  ...{ seat: 0, viewer: 0, viewers: [0], first: 0, last: LAST },
  lines: Array.from({ length: LAST + 1 }, (_, index) => line(index)),
} as unknown as Replay

let source: Source
let player: Playback
/** What still flies lands when the test says so. */
let land: () => void

/** Open the game at an entry, with flights that the test lets land. */
async function opened(index: number): Promise<Playback> {
  player = new Playback(source)
  await player.open(null, index)
  flushSync()
  if (player.motion === null) throw new Error('nothing is shown')
  player.motion.stage = (_flights, _beat, stop) =>
    new Promise((done) => {
      land = done
      stop.addEventListener('abort', () => done())
    })
  return player
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(api, 'offer').mockResolvedValue({ editions: [] } as unknown as Offer)
  source = {
    replay: () => Promise.resolve(replay),
    moment: (index) => Promise.resolve(moment(index)),
  }
})

afterEach(() => {
  player.close()
  settings.speed = 'normal'
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a game that plays', () => {
  it('goes from move to move, and stops at its end', async () => {
    await opened(LAST - 2)
    await player.play()
    await pass(LOOKED_AT)
    expect(player.index).toBe(LAST - 1)
    await pass(10 * LOOKED_AT)
    expect(player.index).toBe(LAST - 1)
    land()
    await pass(LOOKED_AT + 2_000)
    expect(player.index).toBe(LAST)
    land()
    await pass(2_000)
    expect(player.playing).toBe(false)
  })

  it('begins anew where one stands at its end', async () => {
    await opened(-1)
    expect(player.index).toBe(LAST)
    await player.play()
    expect(player.index).toBe(0)
    await pass(LOOKED_AT)
    expect(player.index).toBe(1)
  })

  it.each<[string, () => unknown]>([
    ['its pace changes', () => player.setPace('normal')],
    ['it is paused and goes on', () => (player.pause(), player.play())],
    [
      'it is paused and goes on, again',
      () => (player.pause(), player.play(), player.pause(), player.play()),
    ],
  ])('goes at the same speed when, while a move flies, %s', async (_what, disturb) => {
    await opened(0)
    await player.play()
    await pass(LOOKED_AT)
    expect(player.index).toBe(1)
    expect(player.motion?.moving).toBe(true)
    disturb()
    // What flies is seen to its end.
    await pass(10 * LOOKED_AT)
    expect(player.index).toBe(1)
    land()
    await pass(2_000)
    expect(player.index).toBe(2)
    land()
    await pass(LOOKED_AT - 100)
    // One chain of moves, not two: the next is not there before its time.
    expect(player.index).toBe(2)
  })

  it('waits anew where its pace changes while a move is looked at', async () => {
    await opened(0)
    await player.play()
    await pass(500)
    player.setPace('fast')
    await pass(200)
    expect(player.index).toBe(0)
    await pass(50)
    expect(player.index).toBe(1)
  })

  it('does not go on where it was paused while its beginning was fetched', async () => {
    await opened(-1)
    let answer: (moment: Moment) => void = () => undefined
    source.moment = (index) => new Promise((done) => (answer = () => done(moment(index))))
    const begun = player.play()
    await pass(0)
    player.pause()
    answer(moment(0))
    await begun
    await pass(10_000)
    expect(player.index).toBe(0)
    expect(player.playing).toBe(false)
  })

  it('stops where a move cannot be had', async () => {
    await opened(0)
    await player.play()
    source.moment = () => Promise.reject(new Error('gone'))
    // The next moves were fetched before they were wanted.
    for (let moved = 0; moved < 3; moved += 1) {
      await pass(2_000)
      land()
    }
    await pass(20_000)
    expect(player.playing).toBe(false)
    expect(player.hitch).toEqual(new Error('gone'))
  })
})

describe('the speed of what flies', () => {
  it('follows the pace, and what is liked', async () => {
    await opened(0)
    await player.play()
    await pass(LOOKED_AT)
    player.setPace('slow')
    flushSync()
    expect(player.motion?.speed).toBe('slow')
    settings.speed = 'off'
    flushSync()
    expect(player.motion?.moving).toBe(false)
    expect(player.motion?.now.board.king).toBe(2)
  })

  it('is kept when a game was left and is opened again', async () => {
    await opened(0)
    player.close()
    await player.open(null, 0)
    player.setPace('fast')
    flushSync()
    expect(player.motion?.speed).toBe('fast')
  })
})
