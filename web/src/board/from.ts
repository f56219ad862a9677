// From the protocol's messages to what the board marks.

import type { Board, Happened } from '../net/protocol'
import { onMap, type Change, type Ghost, type Target } from './types'

/** Return what a draft would change on the map, compared with how things stand. */
export function ghostsBetween(before: Board, after: Board): Ghost[] {
  const ghosts: Ghost[] = []
  after.places.forEach((seats, place) => {
    seats.forEach((count, seat) => {
      const more = count - (before.places[place]?.[seat] ?? 0)
      if (more !== 0) ghosts.push({ kind: 'piece', seat, place, count: more })
    })
  })
  after.grande.forEach((place, seat) => {
    if (place !== before.grande[seat]) ghosts.push({ kind: 'grande', seat, place })
  })
  if (after.king !== before.king) ghosts.push({ kind: 'king', place: after.king })
  after.tiles.forEach((place, tile) => {
    if (place !== before.tiles[tile]) ghosts.push({ kind: 'tile', tile, place })
  })
  return ghosts
}

/** Return what events have changed, with steps of the same kind joined: three moves are one mark. */
export function changesOf(events: readonly Happened[]): Change[] {
  const changes: Change[] = []
  for (const { name, data } of events) {
    const at = (field: string): number => data[field] ?? -1
    const way = { from: at('from'), to: at('to') }
    switch (name) {
      case 'moved':
        join(changes, { kind: 'piece', seat: at('seat'), ...way, count: at('count') })
        break
      case 'put_back': {
        const back = { from: -1, to: at('place') }
        join(changes, { kind: 'piece', seat: at('seat'), ...back, count: at('count') })
        break
      }
      case 'grande_moved':
        changes.push({ kind: 'grande', seat: at('seat'), ...way })
        break
      case 'king_moved':
        changes.push({ kind: 'king', ...way })
        break
      case 'tile_moved':
        changes.push({ kind: 'tile', tile: at('tile'), ...way })
        break
      case 'scored':
        changes.push({ kind: 'scored', from: -1, to: at('place') })
        break
    }
  }
  return changes
}

function join(changes: Change[], change: Extract<Change, { kind: 'piece' }>): void {
  for (const other of changes) {
    const alike = other.kind === 'piece' && other.seat === change.seat
    if (!alike || other.from !== change.from || other.to !== change.to) continue
    other.count += change.count
    return
  }
  changes.push(change)
}

/** Return where a target lies: a place, or -1 beside the board. */
export function placeOf(target: Target, board: Board): number {
  switch (target.kind) {
    case 'place':
    case 'piece':
      return target.place
    case 'grande':
      return board.grande[target.seat] ?? -1
    case 'king':
      return board.king
    case 'tile':
      return board.tiles[target.tile] ?? -1
  }
}

/** Whoever stands in a region besides caballeros: the King first, then Grandes by seat. */
export function noblesIn(region: number, grande: readonly number[], king: number): Target[] {
  const nobles: Target[] = king === region ? [{ kind: 'king' }] : []
  grande.forEach((place, seat) => {
    if (place === region) nobles.push({ kind: 'grande', seat })
  })
  return nobles
}

/** Tell whether a change can be drawn as an arrow on the map. */
export function travels(change: Change): boolean {
  return onMap(change.from) && onMap(change.to)
}
