// What anything on the table is, what it does and why, with the clauses of the rules that say so.

import { target, type Target } from '../board/types'
import { countAt, ifAllScored } from '../net/places'
import { CASTILLO, COURT, NEIGHBOURS, PROVINCE, RECRUITS, TILES, type Board } from '../net/protocol'
import { decode, destination, powerOf } from '../state/decisions'
import { t } from '../text/catalogue.svelte'
import { clausesOf } from '../text/clauses'
import { placeName, type Words } from '../text/words'

/** What can be explained. */
export type Subject =
  | Target
  | { kind: 'action'; card: number }
  | { kind: 'power'; value: number }
  | { kind: 'score'; seat: number }
  | { kind: 'laid'; seat: number }
  | { kind: 'marker' }
  | { kind: 'veto'; seat: number }
  | { kind: 'disc'; seat: number }

/** An explanation: what it is, sentences about it, and the clauses behind them. */
export interface Explanation {
  title: string
  lines: string[]
  clauses: string[]
}

/** Say what something is and does as things stand. */
export function explain(subject: Subject, board: Board, words: Words, memory = false): Explanation {
  switch (subject.kind) {
    case 'place':
      return subject.place === CASTILLO
        ? explainCastillo(board, words, memory)
        : explainRegion(subject.place, board, words)
    case 'piece':
      return explainPiece(subject.seat, subject.place, board, words, memory)
    case 'grande':
      return {
        title: t('play-explain-grande-title', { seat: words.seat(subject.seat) }),
        lines: [
          t('play-explain-grande', {
            seat: words.seat(subject.seat),
            region: placeName(board.grande[subject.seat] ?? 0),
          }),
          t('play-explain-grande-no-caballero'),
        ],
        clauses: ['4.7', '5.7', '5.1'],
      }
    case 'king':
      return {
        title: t('play-explain-king-title', { region: placeName(board.king) }),
        lines: [
          t('play-explain-taboo'),
          t('play-explain-king-places', { list: names(NEIGHBOURS[board.king] ?? []) }),
          t('play-explain-king-bonus'),
        ],
        clauses: ['4.1', '3.13', '5.6', '4.2'],
      }
    case 'tile':
      return explainTile(subject.tile, board)
    case 'action':
      return explainAction(subject.card, words)
    case 'power':
      return explainPower(subject.value, board, words)
    case 'score':
      return explainScore(subject.seat, board, words, memory)
    case 'laid':
      return explainLaid(subject.seat, board, words)
    case 'marker':
      return {
        title: t('play-explain-marker-title', { seat: words.seat(board.marker) }),
        lines: [
          t('play-explain-marker', { seat: words.seat(board.marker) }),
          t('play-explain-marker-next'),
        ],
        clauses: ['3.2', '3.17'],
      }
    case 'veto':
      return explainVeto(subject.seat, board, words)
    case 'disc':
      return {
        title: t('play-explain-disc-title', { seat: words.seat(subject.seat) }),
        lines: [
          t('play-explain-disc', { seat: words.seat(subject.seat) }),
          t('play-explain-disc-change'),
        ],
        clauses: ['8.3', '6.6', '5.13'],
      }
  }
}

function names(places: readonly number[]): string {
  return places.map(placeName).join(', ')
}

/** What stands at a place, and what it would pay now. */
function countsAndPoints(place: number, board: Board, words: Words): string[] {
  const list = (counts: readonly number[], id: string): string =>
    counts
      .flatMap((count, seat) =>
        count > 0
          ? [t(id, { what: words.seat(seat), count, seat: words.seat(seat), points: count })]
          : [],
      )
      .join(', ')
  const counts = board.places[place] ?? []
  const points = board.projected[place] ?? []
  if (!counts.some((count) => count > 0)) return [t('play-explain-nobody')]
  return [
    t('play-explain-stands', { list: list(counts, 'play-told-part') }),
    points.some((more) => more > 0)
      ? t('play-explain-now', { list: list(points, 'event-scored.part') })
      : t('play-explain-now-nobody'),
  ]
}

/** Which ranks pay, and how much: that depends on how many play. */
function pays(place: number, board: Board): string {
  const [first = 0, second = 0, third = 0] = board.figures[place] ?? []
  const players = board.score.length
  const ranks = players === 2 ? 'first' : players === 3 ? 'second' : 'third'
  return t('play-explain-pays', { ranks, first, second, third })
}

/** Whether some are level on a number: then they share the rank after it. */
function tied(place: number, board: Board): boolean {
  const counts = (board.places[place] ?? []).filter((count) => count > 0)
  return new Set(counts).size < counts.length
}

function explainRegion(place: number, board: Board, words: Words): Explanation {
  const lines = [...countsAndPoints(place, board, words), pays(place, board)]
  const clauses = ['5.2', '5.5', '5.4']
  if (tied(place, board)) {
    lines.push(t('play-explain-tied'))
    clauses.push('5.3')
  }
  if (board.tiles.includes(place)) {
    lines.push(t('play-explain-tile-here'))
    clauses.push('1.6')
  }
  const homes = board.grande.flatMap((region, seat) => (region === place ? [seat] : []))
  if (homes.length > 0) {
    lines.push(t('play-explain-home', { seats: words.seats(homes) }))
    clauses.push('5.7')
  }
  if (board.king === place) {
    lines.push(t('play-explain-taboo'), t('play-explain-king-bonus'))
    clauses.unshift('4.1')
    clauses.push('5.6')
  } else {
    const near = (NEIGHBOURS[board.king] ?? []).includes(place)
    lines.push(near ? t('play-explain-near') : t('play-explain-far'))
    clauses.push('3.13')
    if (!near) clauses.push('6.14')
  }
  lines.push(t('play-explain-neighbours', { list: names(NEIGHBOURS[place] ?? []) }))
  return { title: placeName(place), lines, clauses }
}

function explainCastillo(board: Board, words: Words, memory: boolean): Explanation {
  const inside = memory ? [t('play-explain-hidden')] : countsAndPoints(CASTILLO, board, words)
  return {
    title: placeName(CASTILLO),
    lines: [
      ...inside,
      pays(CASTILLO, board),
      t('play-explain-castillo-in'),
      t('play-explain-castillo-out'),
    ],
    clauses: ['4.4', '4.5', '5.13', '5.14', '5.15', '5.16', ...(memory ? ['8.10'] : [])],
  }
}

function explainPiece(
  seat: number,
  place: number,
  board: Board,
  words: Words,
  memory: boolean,
): Explanation {
  const title = t('play-explain-piece', {
    seat: words.seat(seat),
    place: placeName(place),
    count: countAt(board, seat, place, memory),
  })
  if (place === COURT) {
    const lines = [
      t('play-explain-court'),
      t('play-explain-king-places', { list: names(NEIGHBOURS[board.king] ?? []) }),
    ]
    return { title, lines, clauses: ['1.9', '3.12', '3.13'] }
  }
  if (place === PROVINCE) {
    return { title, lines: [t('play-explain-province')], clauses: ['1.9', '3.7', '3.8'] }
  }
  if (place === CASTILLO) {
    const lines = [t('play-explain-castillo-out')]
    return { title, lines, clauses: ['4.5', '5.13', '5.15', '5.16'] }
  }
  const lines = [t('play-explain-caballeros')]
  if (board.king === place) lines.push(t('play-explain-taboo'))
  const points = board.projected[place]?.[seat] ?? 0
  lines.push(t('play-explain-now-one', { seat: words.seat(seat), points }))
  return { title, lines, clauses: ['5.2', ...(board.king === place ? ['4.1'] : [])] }
}

function explainTile(tile: number, board: Board): Explanation {
  const place = board.tiles[tile] ?? -1
  return {
    title: t('play-explain-tile-title', { tile: TILES[tile] ?? '' }),
    lines: [
      place < 0
        ? t('play-explain-tile-idle')
        : t('play-explain-tile-at', { place: placeName(place) }),
      t('play-explain-tile'),
      ...(board.king === place ? [t('play-explain-taboo')] : []),
    ],
    clauses: ['1.5', '1.6', '6.29'],
  }
}

function explainAction(card: number, words: Words): Explanation {
  const id = words.cardId(card)
  const text = words.cardText(card)
  return {
    title: words.card(card),
    lines: [
      ...(text === '' ? [] : [text]),
      t('play-explain-card-places', { count: words.stackOf(card) }),
      // A Veto is laid open: there is nothing to carry out in its player's own turn.
      ...(id === 'veto' ? [] : [t('play-explain-card-order')]),
    ],
    clauses: [...clausesOf(id), '3.11', '3.12', '3.14'],
  }
}

function explainPower(value: number, board: Board, words: Words): Explanation {
  const by = board.power.indexOf(value)
  return {
    title: t('play-explain-power-title', { value }),
    lines: [
      t('play-explain-power-recruits', { count: RECRUITS[value] ?? 0 }),
      t('play-explain-power-order'),
      by >= 0
        ? t('play-explain-power-played', { seat: words.seat(by) })
        : t('play-explain-power-once'),
    ],
    clauses: ['1.10', '3.5', '3.3', '3.17'],
  }
}

/** The power card that lies before a seat, and which turn it gives. */
function explainLaid(seat: number, board: Board, words: Words): Explanation {
  const value = board.power[seat] ?? 0
  const place = board.order.indexOf(seat) + 1
  const lines =
    value > 0
      ? [t('play-explain-power-recruits', { count: RECRUITS[value] ?? 0 })]
      : [t('play-explain-laid-none', { seat: words.seat(seat) })]
  if (place > 0) {
    const count = board.score.length
    lines.push(t('play-explain-laid-turn', { seat: words.seat(seat), place, count }))
  }
  return {
    title: t('play-explain-laid-title', { seat: words.seat(seat), value }),
    lines: [...lines, t('play-explain-power-order')],
    clauses: value > 0 ? ['1.10', '3.7', '3.5', '3.17'] : ['3.2', '3.5', '3.17'],
  }
}

function explainVeto(seat: number, board: Board, words: Words): Explanation {
  const ends = board.vetos.flatMap((veto) => (veto.seat === seat ? [veto.last_round] : []))
  return {
    title: t('play-explain-veto-title', { seat: words.seat(seat) }),
    lines: [
      t('play-explain-veto', { seat: words.seat(seat) }),
      t('play-explain-veto-not'),
      ...(ends.length > 0 ? [t('play-explain-veto-last', { round: Math.min(...ends) })] : []),
      ...(ends.length > 1 ? [t('play-explain-veto-two', { seat: words.seat(seat) })] : []),
    ],
    clauses: ['7.2', '7.13', '7.15', '7.3', '7.4', ...(ends.length > 1 ? ['7.19'] : [])],
  }
}

function explainScore(seat: number, board: Board, words: Words, memory: boolean): Explanation {
  const points = ifAllScored(board, memory)[seat] ?? 0
  return {
    title: t('play-explain-score-title', { seat: words.seat(seat) }),
    lines: [
      t('points', { count: board.score[seat] ?? 0 }),
      t('play-explain-score-if', { points }),
      t('play-explain-score-end', { rounds: board.rounds }),
    ],
    clauses: ['3.19', '3.20', '3.21', '5.12'],
  }
}

// From the page to a subject

/** Return what an element of the page, or what it lies in, is about; null for nothing. */
export function subjectAt(
  element: Element | null,
  words: Words,
): { subject: Subject; at: Element } | null {
  const at = element?.closest(
    '[data-target], [data-card], [data-power], [data-action], [data-explain], [data-anchor]',
  )
  if (!(at instanceof Element)) return null
  const subject = subjectOf(at, words)
  if (subject !== null) return { subject, at }
  return subjectAt(at.parentElement, words)
}

function subjectOf(at: Element, words: Words): Subject | null {
  const {
    target: name,
    card,
    power,
    action,
    explain: named,
    anchor,
  } = (at as HTMLElement | SVGElement).dataset
  if (name !== undefined) return target(name)
  if (card !== undefined) {
    const found = words.cards.find(({ id }) => id === card)
    return found === undefined ? null : { kind: 'action', card: found.number }
  }
  if (power !== undefined) return { kind: 'power', value: Number(power) }
  if (action !== undefined) return subjectOfAction(Number(action))
  const [what, seat] = (named ?? anchor ?? '').split('-')
  return subjectOfSeat(what ?? '', Number(seat))
}

/** Return what a part of a seat's panel is about. */
function subjectOfSeat(what: string, seat: number): Subject | null {
  switch (what) {
    case 'score':
    case 'veto':
    case 'disc':
      return { kind: what, seat }
    case 'power':
      return { kind: 'laid', seat }
    case 'marker':
      return { kind: 'marker' }
    case 'court':
      return { kind: 'piece', seat, place: COURT }
    case 'province':
      return { kind: 'piece', seat, place: PROVINCE }
    default:
      return null
  }
}

/** Return what a decision in the list is about: where it leads, or the card that is played. */
function subjectOfAction(action: number): Subject | null {
  const value = powerOf(action)
  if (value > 0) return { kind: 'power', value }
  const decision = decode(action)
  const place = destination(decision) ?? decision.values['from']
  return place === undefined ? null : { kind: 'place', place }
}

// Where an explanation stands

/** A box on the screen. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 10

/**
 * Return where a box of a size stands beside what it explains, inside the window and not over it:
 * below, above, right or left, whichever first has room. Where none has, at the edge of the window
 * that is further away.
 */
export function beside(
  thing: Place,
  size: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const within = (at: number, length: number, all: number): number =>
    Math.max(GAP, Math.min(at, all - length - GAP))
  const left = within(thing.left + thing.width / 2 - size.width / 2, size.width, room.width)
  const top = within(thing.top + thing.height / 2 - size.height / 2, size.height, room.height)
  const below = thing.top + thing.height + GAP
  const above = thing.top - GAP - size.height
  const right = thing.left + thing.width + GAP
  const before = thing.left - GAP - size.width
  if (below + size.height + GAP <= room.height) return { left, top: below }
  if (above >= GAP) return { left, top: above }
  if (right + size.width + GAP <= room.width) return { left: right, top }
  if (before >= GAP) return { left: before, top }
  const low = thing.top + thing.height / 2 < room.height / 2
  return { left, top: low ? Math.max(GAP, room.height - size.height - GAP) : GAP }
}
