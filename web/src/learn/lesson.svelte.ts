// A lesson as it is shown: the walk through its data, what moves, and a composer, so that every
// question is answered just as at a table. What is chosen counts at once.

import { changesOf } from '../board/from'
import { Motion } from '../board/Motion'
import type { Change } from '../board/types'
import type { Ask, Board, GameEvent, Own, Request } from '../net/protocol'
import { Composer, type Asking } from '../state/composer.svelte'
import { keepPace } from '../state/pace.svelte'
import { settings } from '../state/settings.svelte'
import { READ, SEAT, type Lesson, type Step } from './course'
import { Walk } from './walk'

/** What was said to a choice that led nowhere; every one is new, though the words be the same. */
interface Reply {
  text: string
  points: number
}

export class Telling implements Asking {
  readonly seat = SEAT
  readonly motion: Motion

  /** What of the walk is shown. */
  board: Board
  step = $state.raw<Step>({ text: '' })
  own = $state.raw<Own>({ hand: [], disc: -1 })
  ask = $state.raw<Ask | null>(null)
  composer = $state.raw<Composer | null>(null)
  reply = $state.raw<Reply | null>(null)
  changes = $state.raw<readonly Change[]>([])
  reading = $state(true)
  ended = $state(false)
  first = $state(true)
  /** How often it went on, or back: to tell one step from the next. */
  turns = $state(0)

  readonly #walk: Walk
  readonly #unpace: () => void
  #question = 0

  /** Begin a lesson, or go on where a path led. `onmove` hears of every step, with its path. */
  constructor(
    readonly lesson: Lesson,
    path: readonly number[],
    private readonly onmove: (path: readonly number[], ended: boolean) => void,
  ) {
    this.#walk = new Walk(lesson, path)
    this.board = $state.raw(this.#walk.board)
    this.motion = new Motion(this.board)
    this.#unpace = keepPace(
      () => this.motion,
      () => settings.speed,
    )
    this.#show([])
  }

  /** Read on, where no decision is wanted. */
  next(): void {
    this.#decide(READ)
  }

  /** Let the lesson make the decision it wants. */
  help(): void {
    const { hint } = this.#walk
    if (hint !== null) this.#decide(hint)
  }

  /** Go back to the step before; tells whether there was one. */
  back(): boolean {
    if (!this.#walk.back()) return false
    this.motion.jump(this.#walk.board)
    this.#show([])
    this.turns += 1
    return true
  }

  /** Stop whatever moves or asks. */
  close(): void {
    this.#unpace()
    this.motion.skip()
    this.composer?.close()
  }

  /** The composer shows what would be chosen: here that is chosen. */
  tell(request: Exclude<Request, { key: string }>): void {
    if (request.type !== 'draft' || request.actions.length === 0) return
    const [action] = request.actions
    // Once it has done with what it is doing.
    queueMicrotask(() => {
      if (action !== undefined && request.prompt === this.#question) this.#decide(action)
    })
  }

  /** A decision that is made by a button. */
  submit(prompt: number, actions: number[]): Promise<boolean> {
    const [action] = actions
    if (action === undefined || prompt !== this.#question) return Promise.resolve(false)
    return Promise.resolve(this.#decide(action))
  }

  #decide(action: number): boolean {
    const outcome = this.#walk.decide(action)
    if (outcome.kind !== 'on') {
      this.composer?.reset()
      if (outcome.kind === 'reply') this.reply = { text: outcome.text, points: outcome.points }
      return false
    }
    this.motion.feed(outcome.events, this.#walk.board)
    this.#show(outcome.events)
    this.turns += 1
    return true
  }

  #show(events: readonly GameEvent[]): void {
    const walk = this.#walk
    const { ask, own } = walk.moment
    this.board = walk.board
    this.step = walk.step
    this.own = own
    this.reply = null
    this.changes = changesOf(events)
    this.reading = walk.reading
    this.ended = walk.ended
    this.first = walk.path.length === 0
    this.composer?.close()
    this.#question += 1
    this.ask = ask === undefined ? null : { ...ask, prompt: this.#question }
    this.composer = this.ask === null ? null : new Composer(this.ask, this)
    this.onmove(walk.path, walk.ended)
  }
}
