// From legal decisions to what can be tapped and dragged, and back. Which pieces and places can be
// meant is all in the decisions that the server listed; of the rules it only knows which piece a
// question about a region or a place moves, where the decision does not name it.

import { COURT, type AskKind } from '../net/protocol'
import { key, same, type Drag, type Target } from '../board/types'
import { decode, destination } from './decisions'

/** A legal decision as a move on the map: perhaps a piece, then perhaps a place. */
interface Gesture {
  action: number
  piece: Target | null
  place: number | null
}

/** What can be done on the map now. */
export interface Reach {
  taps: Target[]
  drags: Drag[]
}

function gestureOf(action: number, kind: AskKind, seat: number, king: boolean): Gesture | null {
  const decision = decode(action)
  const { values } = decision
  const place = destination(decision) ?? null
  switch (decision.kind) {
    case 'place':
      return { action, piece: { kind: 'piece', seat, place: COURT }, place }
    case 'region':
      if (kind === 'move-grande') return { action, piece: { kind: 'grande', seat }, place }
      return { action, piece: king ? { kind: 'king' } : null, place }
    case 'tile':
      return { action, piece: { kind: 'tile', tile: values['tile'] ?? 0 }, place }
    case 'take':
      return { action, piece: pieceOf(values), place: null }
    case 'move':
      return { action, piece: pieceOf(values), place }
    default:
      return null
  }
}

function pieceOf(values: Readonly<Record<string, number>>): Target {
  return { kind: 'piece', seat: values['seat'] ?? 0, place: values['from'] ?? 0 }
}

/** The decisions of a question as gestures; those that are no gesture are buttons elsewhere. */
export class Gestures {
  private readonly all: Gesture[]
  /** Whether a piece has to be picked before a place: there are several that could be meant. */
  private readonly pieceFirst: boolean

  constructor(legal: readonly number[], kind: AskKind, seat: number) {
    const king = kind === 'move-king'
    this.all = legal.flatMap((action) => gestureOf(action, kind, seat, king) ?? [])
    const pieces = new Set(this.all.flatMap(({ piece }) => (piece === null ? [] : key(piece))))
    this.pieceFirst = pieces.size > 1 || kind === 'move' || kind === 'move-tile'
  }

  /** Whether there is anything to do on the map. */
  get any(): boolean {
    return this.all.length > 0
  }

  /** The pieces that can be picked, each once. */
  get pieces(): Target[] {
    if (!this.pieceFirst)
      return this.all.flatMap((one) => (one.place === null ? (one.piece ?? []) : []))
    return distinct(this.all.flatMap(({ piece }) => piece ?? []))
  }

  /** The places where a piece can go; for a question without pieces, all that can be meant. */
  placesFor(selected: Target | null): number[] {
    const chosen = this.pieceFirst
      ? this.all.filter(({ piece }) => same(piece, selected))
      : this.all
    return [...new Set(chosen.flatMap(({ place }) => place ?? []))].sort((a, b) => a - b)
  }

  /** What can be tapped and dragged while a piece is selected, or none. */
  reach(selected: Target | null): Reach {
    const places = this.placesFor(selected).map((place): Target => ({ kind: 'place', place }))
    const drags = distinct(this.all.flatMap(({ piece }) => piece ?? [])).flatMap((piece) => {
      const to = this.all.flatMap((one) => (same(one.piece, piece) ? (one.place ?? []) : []))
      return to.length > 0 ? [{ piece, to }] : []
    })
    return { taps: [...places, ...this.pieces], drags }
  }

  /** What a tap means: a decision, a piece to select (null: none any more), or nothing. */
  tap(
    target: Target,
    selected: Target | null,
  ): { action: number } | { select: Target | null } | null {
    const place = target.kind === 'place' ? target.place : null
    if (place !== null) {
      const found = this.all.find(
        (one) => one.place === place && (!this.pieceFirst || same(one.piece, selected)),
      )
      return found === undefined ? null : { action: found.action }
    }
    if (selected !== null && same(target, selected)) return { select: null }
    const whole = this.all.find((one) => one.place === null && same(one.piece, target))
    if (whole !== undefined) return { action: whole.action }
    return this.all.some(({ piece }) => same(piece, target)) ? { select: target } : null
  }

  /** The decision that dropping a piece on a place means. */
  drop(piece: Target, place: number): number | null {
    return this.all.find((one) => same(one.piece, piece) && one.place === place)?.action ?? null
  }
}

function distinct(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((target) => [key(target), target])).values()]
}
