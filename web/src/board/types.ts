// What the board is told and what it tells: no rules, only pieces, places and targets.

import { CASTILLO, TILES } from '../net/protocol'

/** A seat as the board shows it. Shape, pattern and colour go by its number, 0 to 4. */
export interface SeatLook {
  name: string
}

/** Whatever can be tapped, picked up or focused. */
export type Target =
  | { kind: 'place'; place: number }
  | { kind: 'piece'; seat: number; place: number }
  | { kind: 'grande'; seat: number }
  | { kind: 'king' }
  | { kind: 'tile'; tile: number }

/** A piece that may be dragged, and the places where it may be dropped. */
export interface Drag {
  piece: Target
  to: readonly number[]
}

/** What a draft would change: pieces that would come (count above 0) or go (below 0). */
export type Ghost =
  | { kind: 'piece'; seat: number; place: number; count: number }
  | { kind: 'grande'; seat: number; place: number }
  | { kind: 'king'; place: number }
  | { kind: 'tile'; tile: number; place: number }

/** Something that has just happened, marked on the map; `from` is -1 if it came from nowhere. */
export type Change = { from: number; to: number } & (
  | { kind: 'piece'; seat: number; count: number }
  | { kind: 'grande'; seat: number }
  | { kind: 'king' }
  | { kind: 'tile'; tile: number }
  | { kind: 'scored' }
)

/** A name for a target that no two targets share; also its `data-target` in the document. */
export function key(target: Target): string {
  switch (target.kind) {
    case 'place':
      return `place-${target.place}`
    case 'piece':
      return `piece-${target.seat}-${target.place}`
    case 'grande':
      return `grande-${target.seat}`
    case 'king':
      return 'king'
    case 'tile':
      return `tile-${target.tile}`
  }
}

/** Return the target that a key names, or null if it names none. */
export function target(name: string): Target | null {
  const [kind, first, second] = name.split('-')
  const [a, b] = [Number(first), Number(second)]
  switch (kind) {
    case 'place':
      return { kind, place: a }
    case 'piece':
      return { kind, seat: a, place: b }
    case 'grande':
      return { kind, seat: a }
    case 'king':
      return { kind }
    case 'tile':
      return { kind, tile: a }
    default:
      return null
  }
}

/** What the scoring tiles pay, by tile. */
export const TILE_FIGURES: readonly (readonly number[])[] = TILES.map((name) =>
  name.split('/').map(Number),
)

/** Tell whether two targets are the same. */
export function same(a: Target | null, b: Target | null): boolean {
  return a !== null && b !== null && key(a) === key(b)
}

/** Tell whether a place lies on the map, rather than beside it. */
export function onMap(place: number): boolean {
  return place >= 0 && place <= CASTILLO
}
