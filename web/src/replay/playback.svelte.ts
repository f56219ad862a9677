// Plays a game once more: where one stands in it, with whose eyes, how fast it goes on.

import { changesOf } from '../board/from'
import { Motion, type Speed } from '../board/Motion'
import type { Change } from '../board/types'
import type { CardInfo, Moment, Replay } from '../net/protocol'
import { keepPace } from '../state/pace.svelte'
import { cardsOf } from '../state/session.svelte'
import { settings } from '../state/settings.svelte'
import { namesAt, Words } from '../text/words'
import { Course } from './course'
import { Moments } from './moments'
import type { Source } from './source'

export type Pace = Exclude<Speed, 'off'>

export const PACES: readonly Pace[] = ['slow', 'normal', 'fast']

/** How long a move is looked at before the next one, in milliseconds, after all has moved. */
const LOOKED_AT: Record<Pace, number> = { slow: 1500, normal: 750, fast: 220 }
/** The same where nothing moves, so that all of the time is left to reading. */
const LOOKED_AT_STILL: Record<Pace, number> = { slow: 2600, normal: 1300, fast: 550 }

export class Playback {
  /** All lines, with the eyes that are looked with; null until they are there. */
  replay = $state.raw<Replay | null>(null)
  /** The moment that is shown; null until it is there. */
  moment = $state.raw<Moment | null>(null)
  motion = $state.raw<Motion | null>(null)
  /** What the latest entry has changed on the map. */
  changes = $state.raw<readonly Change[]>([])
  /** The entry at which one stands; what is shown follows as soon as it is there. */
  index = $state(-1)
  playing = $state(false)
  pace = $state<Pace>(settings.speed === 'off' ? 'normal' : settings.speed)
  /** Why nothing can be shown. */
  trouble = $state.raw<unknown>(null)
  /** Why the moment one stands at cannot be shown. */
  hitch = $state.raw<unknown>(null)
  cards = $state.raw<readonly CardInfo[]>([])

  readonly course = $derived(new Course(this.replay?.lines ?? []))
  readonly words = $derived(
    new Words(
      this.replay?.table.edition ?? '',
      this.cards,
      this.replay ? namesAt(this.replay.table) : [],
    ),
  )
  readonly viewer = $derived(this.replay?.viewer ?? -1)
  readonly position = $derived(this.course.position(this.index))
  readonly atEnd = $derived(this.index >= this.course.last)

  #moments: Moments | null = null
  #opening = 0
  /** While a move is looked at; whoever plays on then waits for the next one. */
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Which playing it is: one that was paused does not go on beside the one after it. */
  #playing = 0
  /** Ends that what moves keeps the pace; null while nothing is shown. */
  #unpace: (() => void) | null = null

  constructor(readonly source: Source) {}

  /** Open the game with somebody's eyes, at an entry; -1 for its end. */
  async open(viewer: number | null, index: number): Promise<void> {
    const ticket = ++this.#opening
    this.pause()
    this.trouble = null
    try {
      const replay = await this.source.replay(viewer)
      const cards = await cardsOf(replay.table.edition)
      if (ticket !== this.#opening) return
      this.cards = cards
      this.replay = replay
      this.#moments = new Moments((wanted) => this.source.moment(wanted, replay.viewer))
      const end = index < 0 ? this.course.last : index
      await this.go(Math.min(replay.last, Math.max(replay.first, end)))
    } catch (error) {
      if (ticket === this.#opening) this.trouble = error
    }
  }

  /** See with other eyes, and stay where one is. */
  async look(viewer: number): Promise<void> {
    await this.open(viewer, this.index)
  }

  /** Go to an entry; the step to the next one moves, all others jump. */
  async go(index: number): Promise<void> {
    const moments = this.#moments
    if (moments === null) return
    this.index = index
    this.hitch = null
    const ahead = [1, 2, -1].map((by) => this.course.step(index, by))
    try {
      const wanted = moments.want(index)
      moments.expect(...ahead)
      const moment = await wanted
      if (moment !== null && moments === this.#moments && index === this.index) this.#show(moment)
    } catch (error) {
      if (moments !== this.#moments || index !== this.index) return
      this.hitch = error
      this.pause()
    }
  }

  /** Go some steps forward or (below 0) back. */
  step(by: number): Promise<void> {
    this.pause()
    return this.go(this.course.step(this.index, by))
  }

  /** Go somewhere by hand: what plays stops. */
  jump(index: number): Promise<void> {
    this.pause()
    return this.go(index)
  }

  /** Play on from here, or from the beginning if one stands at the end. */
  async play(): Promise<void> {
    if (this.#moments === null || this.playing) return
    this.playing = true
    const ticket = ++this.#playing
    if (this.atEnd) await this.go(this.course.first)
    // One may have paused while a move flew.
    await this.motion?.idle()
    if (ticket === this.#playing) this.#wait(ticket)
  }

  pause(): void {
    this.playing = false
    this.#playing += 1
    this.#stopWaiting()
  }

  setPace(pace: Pace): void {
    this.pace = pace
    // A move that flies is seen to its end: only what waits already waits anew.
    if (this.#timer !== undefined) this.#wait(this.#playing)
  }

  /** Let go of all that still goes on. */
  close(): void {
    this.#opening += 1
    this.pause()
    this.#unpace?.()
    this.#unpace = null
    this.#moments = null
    this.motion?.skip()
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #wait(ticket: number): void {
    this.#stopWaiting()
    const still = settings.speed === 'off' || stillness()
    const times = still ? LOOKED_AT_STILL : LOOKED_AT
    this.#timer = setTimeout(() => void this.#onwards(ticket), times[this.pace])
  }

  async #onwards(ticket: number): Promise<void> {
    this.#timer = undefined
    await this.go(this.course.step(this.index, 1))
    await this.motion?.idle()
    if (ticket !== this.#playing) return
    if (this.atEnd) this.pause()
    else this.#wait(ticket)
  }

  #show(moment: Moment): void {
    const before = this.moment
    this.moment = moment
    this.#unpace ??= keepPace(
      () => this.motion,
      () => (settings.speed === 'off' ? 'off' : this.pace),
    )
    const { board } = moment.play
    const line = this.course.at(moment.index)
    const events = line?.index === moment.index ? line.events : []
    this.changes = changesOf(events)
    if (this.motion === null) {
      this.motion = new Motion(board)
      return
    }
    const next = before !== null && this.course.step(before.index, 1) === moment.index
    if (next && line?.kind === 'decision') {
      // Whoever steps on does not wait for what still flies.
      this.motion.skip()
      this.motion.feed(events, board)
    } else {
      this.motion.jump(board)
    }
  }
}

/** Whether the system asks for little motion. */
function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
