// Where the points of a game came from, scoring by scoring, computed from its log.

import { sharesOf } from '../net/places'
import { CASTILLO, PROVINCE, type LogLine } from '../net/protocol'
import { standing } from '../replay/log'

/** What one place has paid at one time, by seat. */
export interface Gain {
  place: number
  points: number[]
}

/** Places scored for one reason: a general scoring, or a card. */
export interface Scoring {
  /** The entry after which all of it is paid. */
  index: number
  round: number
  /** The number of the general scoring; 0 for a card's. */
  general: number
  /** The card that was carried out, and whose action it was; -1 for a general scoring. */
  card: number
  by: number
  gains: Gain[]
  /** What it has paid in all, by seat. */
  points: number[]
}

/** A special action that was stopped. */
interface Stopped {
  index: number
  round: number
  by: number
  against: number
  card: number
  /** The points that went back. */
  points: number
}

/**
 * Caballeros out of the Castillo that have brought points where they went: where their player had
 * none before, and so would have got nothing without them. What they add to others that stand there
 * no event tells.
 */
interface Coup {
  index: number
  round: number
  general: number
  seat: number
  count: number
  place: number
  points: number
}

export interface Points {
  seats: number
  /** The rounds that have begun; a short game leaves some out. */
  rounds: number[]
  scorings: Scoring[]
  stopped: Stopped[]
  coups: Coup[]
}

/**
 * Return where the points of a game came from; what was taken back or vetoed does not count. Where
 * the Grandes stand at its end tells of coups, which are not looked for without.
 */
export function pointsOf(
  lines: readonly LogLine[],
  seats: number,
  grandes: readonly number[] = [],
): Points {
  const stand = standing(lines)
  const reader = new Reader(seats, firstHomes(stand, grandes))
  for (const line of stand) reader.read(line)
  return reader.finish()
}

/** Where the Grandes stood at the beginning: where they left first, or still stand. */
function firstHomes(lines: readonly LogLine[], grandes: readonly number[]): number[] {
  const homes = [...grandes]
  for (const { events } of [...lines].reverse()) {
    for (const event of [...events].reverse()) {
      if (event.name === 'grande_moved') homes[event.data.seat] = event.data.from
    }
  }
  return homes
}

/** The scores after each scoring, beginning with none. */
export function scoresAfter({ seats, scorings }: Points): number[][] {
  let now = new Array<number>(seats).fill(0)
  const all = [now]
  for (const { points } of scorings) {
    now = now.map((score, seat) => score + (points[seat] ?? 0))
    all.push(now)
  }
  return all
}

/** A stretch of the game, and how the scores stand at its end: a round, or a general scoring. */
export interface Stretch {
  round: number
  /** The number of the general scoring; 0 for a round. */
  general: number
  scores: number[]
}

/** The rounds of a game, with the general scorings after them. */
export function stretchesOf(points: Points): Stretch[] {
  const after = scoresAfter(points)
  const stretches: Stretch[] = []
  let paid = 0
  for (const round of points.rounds) {
    const within = points.scorings.filter((scoring) => scoring.round === round)
    paid += within.filter(({ general }) => general === 0).length
    stretches.push({ round, general: 0, scores: after[paid] ?? [] })
    for (const { general } of within.filter((scoring) => scoring.general > 0)) {
      paid += 1
      stretches.push({ round, general, scores: after[paid] ?? [] })
    }
  }
  return stretches
}

/** What each place has paid each seat in the whole game. */
export function pointsByPlace({ seats, scorings }: Points): number[][] {
  const all = Array.from({ length: CASTILLO + 1 }, () => new Array<number>(seats).fill(0))
  for (const { gains } of scorings) {
    for (const { place, points } of gains) {
      points.forEach((paid, seat) => {
        const row = all[place]
        if (row) row[seat] = (row[seat] ?? 0) + paid
      })
    }
  }
  return all
}

class Reader {
  readonly #seats: number
  readonly #rounds: number[] = []
  #scorings: Scoring[] = []
  readonly #stopped: Stopped[] = []
  readonly #coups: Coup[] = []
  readonly #scores: number[]
  /** Of the events; an entry's own round is the one after it, which may be the next. */
  #round = 0
  #general = 0
  #card = -1
  #by = -1
  #open: Scoring | null = null
  /** Who has come out of the Castillo in this scoring: by place, then by seat. */
  #poured: number[][] = []
  /** Who stands where, by place, then by seat; NaN where that is not known. */
  readonly #standing: number[][]

  /** At the beginning caballeros stand in home regions only; how many, no event tells. */
  constructor(seats: number, homes: readonly number[]) {
    this.#seats = seats
    this.#scores = new Array<number>(seats).fill(0)
    this.#standing = Array.from({ length: CASTILLO }, (_, place) =>
      Array.from({ length: seats }, (_, seat) => (place === (homes[seat] ?? place) ? NaN : 0)),
    )
  }

  read(line: LogLine): void {
    for (const event of line.events) {
      switch (event.name) {
        case 'round_begins':
          this.#round = event.data.round
          this.#rounds.push(event.data.round)
          this.#begin(0, -1, -1)
          break
        case 'turn_begins':
          this.#begin(0, -1, -1)
          break
        case 'general_scoring':
          this.#begin(event.data.number, -1, -1)
          break
        case 'special_announced':
          this.#begin(0, event.data.card, event.data.seat)
          break
        case 'moved': {
          const { seat, from, to, count } = event.data
          this.#stand(from, seat, (before) => before - count)
          this.#stand(to, seat, (before) => before + count)
          if (this.#general > 0 && from === CASTILLO && to < PROVINCE) {
            const row = (this.#poured[to] ??= new Array<number>(this.#seats).fill(0))
            row[seat] = (row[seat] ?? 0) + count
          }
          break
        }
        case 'put_back': {
          const { place, seat, count } = event.data
          this.#stand(place, seat, () => count)
          break
        }
        case 'scored':
          this.#score(line.index, event.data.place, sharesOf(event.data, this.#seats))
          break
        case 'veto_used':
          this.#stopped.push({
            index: line.index,
            round: this.#round,
            by: event.data.seat,
            against: event.data.against,
            card: this.#card,
            points: 0,
          })
          break
        case 'points_back':
          this.#takeBack(event.data.seat, event.data.points)
          break
      }
    }
  }

  finish(): Points {
    const paying = this.#scorings.filter(({ points }) => points.some((paid) => paid > 0))
    return {
      seats: this.#seats,
      rounds: this.#rounds,
      scorings: paying,
      stopped: this.#stopped,
      coups: this.#coups,
    }
  }

  #begin(general: number, card: number, by: number): void {
    this.#general = general
    this.#card = card
    this.#by = by
    this.#open = null
    this.#poured = []
  }

  #score(index: number, place: number, points: number[]): void {
    if (this.#open === null) {
      const nothing = new Array<number>(this.#seats).fill(0)
      const [general, card, by] = [this.#general, this.#card, this.#by]
      const round = this.#round
      this.#open = { index, round, general, card, by, gains: [], points: nothing }
      this.#scorings.push(this.#open)
    }
    const open = this.#open
    open.index = index
    open.gains.push({ place, points })
    points.forEach((paid, seat) => {
      open.points[seat] = (open.points[seat] ?? 0) + paid
      this.#scores[seat] = (this.#scores[seat] ?? 0) + paid
      const count = this.#poured[place]?.[seat] ?? 0
      if (count > 0 && paid > 0 && this.#standing[place]?.[seat] === count) {
        const [round, general] = [this.#round, this.#general]
        this.#coups.push({ index, round, general, seat, count, place, points: paid })
      }
    })
  }

  #stand(place: number, seat: number, change: (before: number) => number): void {
    const row = this.#standing[place]
    if (row) row[seat] = change(row[seat] ?? NaN)
  }

  /** After a veto a seat is back at a score: the latest it was paid has not been. */
  #takeBack(seat: number, score: number): void {
    let excess = (this.#scores[seat] ?? 0) - score
    this.#scores[seat] = score
    const veto = this.#stopped.at(-1)
    if (veto) veto.points += Math.max(0, excess)
    for (const scoring of [...this.#scorings].reverse()) {
      for (const gain of [...scoring.gains].reverse()) {
        const less = Math.max(0, Math.min(excess, gain.points[seat] ?? 0))
        gain.points[seat] = (gain.points[seat] ?? 0) - less
        scoring.points[seat] = (scoring.points[seat] ?? 0) - less
        excess -= less
        if (excess <= 0) return
      }
    }
  }
}
