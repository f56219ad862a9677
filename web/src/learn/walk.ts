// A walk through a lesson: where one is, what leads on, what is said to other choices, the way
// back. It knows no rules; all that can happen is in the lesson's data.

import type { Board, GameEvent } from '../net/protocol'
import { READ, type Lesson, type Moment, type Step } from './course'

/** What comes of a decision. */
type Outcome =
  | { kind: 'on'; events: readonly GameEvent[] }
  /** Legal, but not what the lesson is about; `points` is what it would have brought. */
  | { kind: 'reply'; text: string; points: number }
  /** Not legal, or nothing is asked. */
  | { kind: 'nothing' }

export class Walk {
  /** The moments that were passed, the present one last, with the decisions between them. */
  private readonly passed: number[] = [0]
  private readonly made: number[] = []

  /** Begin a lesson, or go on where a path of decisions led; what does not fit is left out. */
  constructor(
    readonly lesson: Lesson,
    path: readonly number[] = [],
  ) {
    for (const action of path) if (this.decide(action).kind !== 'on') break
  }

  get moment(): Moment {
    const moment = this.lesson.moments[this.passed[this.passed.length - 1] ?? 0]
    if (moment === undefined) throw new RangeError(`'${this.lesson.name}' leads into nothing`)
    return moment
  }

  get step(): Step {
    const step = this.lesson.steps[this.moment.step]
    if (step === undefined) throw new RangeError(`'${this.lesson.name}' has no such step`)
    return step
  }

  /** The board as it stands. */
  get board(): Board {
    return { ...this.lesson.board, ...this.moment.board }
  }

  /** The decisions so far, as `path` takes them. */
  get path(): readonly number[] {
    return this.made
  }

  /** Whether all of the lesson was told. */
  get ended(): boolean {
    return this.moment.ways.length === 0
  }

  /** Whether it goes on by reading, without a decision. */
  get reading(): boolean {
    return this.moment.ways.every(({ action }) => action === READ)
  }

  /** A decision that leads on, for whoever wants to be shown; null where none is wanted. */
  get hint(): number | null {
    return this.reading ? null : (this.moment.ways[0]?.action ?? null)
  }

  /** Make a decision, or read on. */
  decide(action: number): Outcome {
    const { ways, replies, gains } = this.moment
    const way = ways.find((one) => one.action === action)
    if (way !== undefined) {
      this.passed.push(way.to)
      this.made.push(action)
      return { kind: 'on', events: way.events }
    }
    const text = replies?.[action]
    if (text === undefined) return { kind: 'nothing' }
    return { kind: 'reply', text, points: gains?.[action] ?? 0 }
  }

  /** Go back to where a step began: this one, or the one before; tells whether there was any. */
  back(): boolean {
    if (this.passed.length < 2) return false
    do {
      this.passed.pop()
      this.made.pop()
    } while (this.#inStep())
    return true
  }

  /** Whether some decisions of the present step are made, and others wanted. */
  #inStep(): boolean {
    const before = this.lesson.moments[this.passed[this.passed.length - 2] ?? -1]
    return before?.step === this.moment.step
  }
}
