// The course of a game through its log: where one can stop, and what one can jump to.

import type { LogLine } from '../net/protocol'
import { takenBack } from './log'

/** A round, or a general scoring: its number, and the entry with which it begins. */
export interface Chapter {
  kind: 'round' | 'scoring'
  number: number
  index: number
}

/** A name that no two chapters share; they may begin with the same entry. */
export function nameOf({ kind, number }: Chapter): string {
  return `${kind}-${number}`
}

/** Tell whether something can be seen of a line: events, or something taken back. */
export function shows(line: LogLine): boolean {
  return line.events.length > 0 || line.kind === 'undo'
}

export class Course {
  /** The lines of which something can be seen; a step leads from one to the next. */
  readonly steps: readonly LogLine[]
  /** The indices of what was taken back later. */
  readonly gone: ReadonlySet<number>
  readonly chapters: readonly Chapter[]
  /** The indices with which turns, rounds and general scorings begin. */
  readonly turns: readonly number[]

  constructor(lines: readonly LogLine[]) {
    this.steps = lines.filter(shows)
    this.gone = takenBack(lines)
    const chapters: Chapter[] = []
    const turns = new Set<number>()
    for (const { index, events } of this.steps) {
      if (this.gone.has(index)) continue
      for (const event of events) {
        if (event.name === 'round_begins') {
          chapters.push({ kind: 'round', number: event.data.round, index })
          turns.add(index)
        } else if (event.name === 'general_scoring') {
          chapters.push({ kind: 'scoring', number: event.data.number, index })
          turns.add(index)
        } else if (event.name === 'turn_begins') {
          turns.add(index)
        }
      }
    }
    this.chapters = chapters
    this.turns = [...turns]
  }

  get first(): number {
    return this.steps[0]?.index ?? 0
  }

  get last(): number {
    return this.steps.at(-1)?.index ?? 0
  }

  /** The position among the steps of an entry, or of the last step before it. */
  position(index: number): number {
    let [low, high] = [0, this.steps.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.steps[middle]?.index ?? Infinity) <= index) low = middle + 1
      else high = middle
    }
    return Math.max(0, low - 1)
  }

  /** The line at which one stands; undefined before the first. */
  at(index: number): LogLine | undefined {
    return this.steps[this.position(index)]
  }

  /** The entry one gets to by some steps, forward or (below 0) back. */
  step(index: number, by: number): number {
    const at = Math.min(this.steps.length - 1, Math.max(0, this.position(index) + by))
    return this.steps[at]?.index ?? index
  }

  /** The beginning of the next turn; the end if there is none. */
  nextTurn(index: number): number {
    return this.turns.find((turn) => turn > index) ?? this.last
  }

  /** The beginning of this turn, or of the one before if one stands there. */
  previousTurn(index: number): number {
    return this.turns.findLast((turn) => turn < index) ?? this.first
  }

  /** The chapter in which an entry lies; undefined before the first. */
  chapterAt(index: number): Chapter | undefined {
    return this.chapters.findLast((chapter) => chapter.index <= index)
  }
}
