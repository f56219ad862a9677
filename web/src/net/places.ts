// What the protocol's numbers say of places and seats, wherever they are read.

import { CASTILLO, COURT, PROVINCE, type Board } from './protocol'

const SHARES = ['p1', 'p2', 'p3', 'p4', 'p5'] as const

/** What an event gives each of the seats: a number for every one of five. */
export function sharesOf(
  data: Readonly<Record<string, number>>,
  seats: number = SHARES.length,
): number[] {
  return SHARES.slice(0, seats).map((field) => data[field] ?? 0)
}

/** The caballeros at a place, by seat; Courts and Provinces are places, too. */
export function countsAt(
  board: Pick<Board, 'places' | 'court' | 'province'>,
  place: number,
): number[] {
  if (place === COURT) return board.court
  if (place === PROVINCE) return board.province
  return board.places[place] ?? []
}

/** How many caballeros of a seat are at a place; -1 where that is for memory. */
export function countAt(board: Board, seat: number, place: number, memory: boolean): number {
  return isHidden(place, memory) ? -1 : (countsAt(board, place)[seat] ?? 0)
}

/** Whether it has to be remembered what is at a place. */
export function isHidden(place: number, memory: boolean): boolean {
  return memory && (place === CASTILLO || place === PROVINCE)
}

/**
 * What each seat would get if everything were scored. Of what has to be remembered nothing is told
 * by a sum either.
 */
export function ifAllScored({ projected, score }: Board, memory: boolean): number[] {
  const open = projected.filter((_, place) => !isHidden(place, memory))
  return score.map((_, seat) => open.reduce((sum, place) => sum + (place[seat] ?? 0), 0))
}
