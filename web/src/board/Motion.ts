// Shows what happened one thing after the other: a queue of scenes that can be skipped.

import { get, writable, type Readable } from 'svelte/store'

import type { Board, Happened } from '../net/protocol'
import { scenesOf, type Flight, type Scene, type Turned } from './scenes'

export type Speed = 'slow' | 'normal' | 'fast' | 'off'

/** What is shown at one moment. */
export interface Shown {
  board: Board
  /** The Castillo's content while it lies open. */
  open: number[] | null
  /** Discs that have just been turned. */
  turned: readonly Turned[]
  /** What happens at this moment. */
  told: readonly Happened[]
  /** What happens has arrived where it flew to. */
  landed: boolean
  /** Something is still on its way. */
  busy: boolean
}

/** Lets things fly, and tells when they have landed; stops at once when the signal says so. */
export type Stage = (flights: readonly Flight[], beat: number, stop: AbortSignal) => Promise<void>

/** The length of a beat in milliseconds. */
const BEATS: Record<Exclude<Speed, 'off'>, number> = { slow: 900, normal: 500, fast: 240 }
/** Whoever is so many scenes behind is shown them at twice the speed. */
const BEHIND = 14

interface Told {
  scenes: Scene[]
  board: Board
}

export interface MotionOptions {
  /** Tell whether the system asks for little motion; by default, its media query. */
  still?: () => boolean
  /** Wait so many milliseconds, or until the signal; for tests. */
  wait?: (milliseconds: number, stop: AbortSignal) => Promise<void>
}

/** Wait by the clock. */
function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (stop.aborted || milliseconds <= 0) return done()
    const timer = setTimeout(done, milliseconds)
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}

/** Tell whether nothing should move: the system asks for it, or nobody can see it. */
function stillness(): boolean {
  const hidden = typeof document !== 'undefined' && document.hidden
  const media = typeof matchMedia === 'undefined' ? null : matchMedia
  return hidden || (media?.('(prefers-reduced-motion: reduce)').matches ?? false)
}

export class Motion implements Readable<Shown> {
  /** Whoever can show flights; without one they take no time. */
  stage: Stage | null = null

  private readonly shown
  private readonly still: () => boolean
  private readonly wait: (milliseconds: number, stop: AbortSignal) => Promise<void>
  private queue: Told[] = []
  /** How things stand after all that is queued: where the next news begin. */
  private latest: Board
  private running: AbortController | null = null
  private chosen: Speed = 'normal'
  private waiting: (() => void)[] = []

  constructor(board: Board, options: MotionOptions = {}) {
    this.latest = board
    this.still = options.still ?? stillness
    this.wait = options.wait ?? pause
    this.shown = writable<Shown>({
      board,
      open: null,
      turned: [],
      told: [],
      landed: false,
      busy: false,
    })
  }

  subscribe(run: (value: Shown) => void): () => void {
    return this.shown.subscribe(run)
  }

  get speed(): Speed {
    return this.chosen
  }

  /** Where nothing is to move any more, what flies stops as well. */
  set speed(speed: Speed) {
    this.chosen = speed
    if (speed === 'off' && this.running !== null) this.skip()
  }

  /** Tell what happened, and how things stand after it. */
  feed(events: readonly Happened[], board: Board): void {
    const before = this.latest
    this.latest = board
    if (this.speed === 'off' || this.still()) return this.jump(board)
    try {
      this.queue.push({ scenes: scenesOf(before, events, board), board })
    } catch (error) {
      // What cannot be shown moving must not keep from whoever feeds us how things stand. It is
      // told of just as a scene that fails later: as something that nobody has caught.
      this.jump(board)
      void Promise.reject(error as Error)
      return
    }
    if (this.running === null) void this.play()
  }

  /** Show this at once, and forget all that is queued. */
  jump(board: Board): void {
    this.queue = []
    this.latest = board
    this.running?.abort()
    this.running = null
    this.stand(board)
    this.rest()
  }

  /** Show the end of all that is queued. */
  skip(): void {
    this.jump(this.latest)
  }

  /** Wait until nothing moves any more. */
  idle(): Promise<void> {
    if (this.running === null) return Promise.resolve()
    return new Promise((done) => this.waiting.push(done))
  }

  private rest(): void {
    const waiting = this.waiting
    this.waiting = []
    for (const done of waiting) done()
  }

  /** Show a board on which nothing moves. */
  private stand(board: Board): void {
    this.shown.set({ board, open: null, turned: [], told: [], landed: false, busy: false })
  }

  private beat(): number {
    const speed = this.speed === 'off' ? 'fast' : this.speed
    const left = this.queue.reduce((sum, { scenes }) => sum + scenes.length, 0)
    return BEATS[speed] / (left > BEHIND ? 2 : 1)
  }

  private async play(): Promise<void> {
    const running = new AbortController()
    const { signal } = running
    this.running = running
    try {
      for (let told = this.queue.shift(); told !== undefined; told = this.queue.shift()) {
        for (const scene of told.scenes) {
          await this.perform(scene, signal)
          if (signal.aborted) return
        }
      }
    } catch (error) {
      // A scene that cannot be shown must not hide how things stand.
      if (!signal.aborted) this.jump(this.latest)
      throw error
    }
    this.running = null
    this.stand(this.latest)
    this.rest()
  }

  private async perform(scene: Scene, signal: AbortSignal): Promise<void> {
    const beat = this.beat()
    const { turned, told } = scene
    const show = (board: Board, open: number[] | null, landed: boolean): void =>
      this.shown.set({ board, open, turned, told, landed, busy: true })
    if (scene.flights.length > 0 && this.stage !== null) {
      // The stage looks where things are before they leave, so it starts first.
      const flown = this.stage(scene.flights, beat, signal)
      show(scene.during, scene.open.during, false)
      await flown
      if (signal.aborted) return
    }
    show(scene.after, scene.open.after, true)
    await this.wait(scene.hold * beat, signal)
  }

  /** Whether something is on its way. */
  get moving(): boolean {
    return this.running !== null
  }

  /** What is shown now. */
  get now(): Shown {
    return get(this.shown)
  }
}
