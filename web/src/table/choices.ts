// What can be chosen now, as a list: most questions in one stage, moves in two, first the piece and
// then the place. It knows no rules: all there is to choose was listed by the server.

import { key, same, type Target } from '../board/types'
import { countAt } from '../net/places'
import { TILES, type Ask, type Board, type Gain } from '../net/protocol'
import type { Composer } from '../state/composer.svelte'
import { decode, destination, PASS } from '../state/decisions'
import { t } from '../text/catalogue.svelte'
import { placeName, type Words } from '../text/words'

/** A line of the list: a decision, or a piece for which a place is asked next. */
export interface Option {
  key: string
  action: number | null
  piece: Target | null
  /** The place it belongs to, so that lines of one place stand together; -1 for none. */
  place: number
}

export interface Stage {
  /** `piece`: which one; `place`: where to, for the piece that was picked; `all`: anything else. */
  name: 'all' | 'piece' | 'place'
  options: Option[]
}

/** Return the piece that a decision moves, where there could be others; null for any other. */
function pieceOf(action: number): Target | null {
  const { kind, values } = decode(action)
  if (kind === 'move') {
    return { kind: 'piece', seat: values['seat'] ?? 0, place: values['from'] ?? 0 }
  }
  return kind === 'tile' ? { kind: 'tile', tile: values['tile'] ?? 0 } : null
}

/** Return the place that a decision is about; -1 for none. */
function placeOf(action: number): number {
  const decision = decode(action)
  return destination(decision) ?? decision.values['from'] ?? -1
}

/** Return what can be chosen of what is legal, while a piece is picked, or none. */
export function stageOf(legal: readonly number[], picked: Target | null): Stage {
  const pieces = new Map<string, Target>()
  for (const action of legal) {
    const piece = pieceOf(action)
    if (piece !== null) pieces.set(key(piece), piece)
  }
  if (pieces.size < 2) return { name: 'all', options: sorted(legal.map(whole)) }
  const mine = legal.filter((action) => same(pieceOf(action), picked))
  if (mine.length > 0) return { name: 'place', options: sorted(mine.map(whole)) }
  const rest = legal.filter((action) => pieceOf(action) === null)
  return {
    name: 'piece',
    options: [...[...pieces.values()].map(half), ...sorted(rest.map(whole))],
  }
}

function whole(action: number): Option {
  return { key: `${action}`, action, piece: null, place: placeOf(action) }
}

function half(piece: Target): Option {
  const place = piece.kind === 'piece' ? piece.place : -1
  return { key: key(piece), action: null, piece, place }
}

/** Passing comes last: it is seldom what one looks for first. */
function sorted(options: Option[]): Option[] {
  const passes = options.filter(({ action }) => action === PASS)
  return [...options.filter(({ action }) => action !== PASS), ...passes]
}

/** What can be chosen next: what takes the place of a choice, or what is added to a row. */
export function choosable(composer: Composer): readonly number[] {
  if (composer.sending) return []
  if (!composer.inARow) return composer.ask.choices
  // With something in the row, to stop there is to confirm it.
  if (composer.actions.length > 0) return composer.legal.filter((action) => action !== PASS)
  return composer.legal
}

/** Say an option of a stage. */
export function optionWords(
  { action, piece }: Option,
  stage: Stage['name'],
  ask: Ask,
  board: Board,
  words: Words,
  seat: number,
  memory = false,
): string {
  if (piece !== null) return pieceWords(piece, board, words, seat, memory)
  if (action === null) return ''
  if (stage === 'place') return t('play-choose-to', { place: placeName(placeOf(action)) })
  const said = words.choice(action, ask, board, seat)
  const { kind, values } = decode(action)
  if (kind !== 'card') return said
  const text = words.cardText(board.open[values['stack'] ?? 0] ?? -1)
  return text === '' ? said : `${said}. ${text}`
}

/** Say a piece that can be picked, and how many there are, unless that is to be remembered. */
export function pieceWords(
  piece: Target,
  board: Board,
  words: Words,
  seat: number,
  memory = false,
): string {
  if (piece.kind === 'tile') {
    const at = board.tiles[piece.tile] ?? -1
    const tile = TILES[piece.tile] ?? ''
    return at < 0
      ? t('play-choose-tile-new', { tile })
      : t('play-choose-tile', { tile, place: placeName(at) })
  }
  if (piece.kind !== 'piece') return ''
  const { place } = piece
  const count = countAt(board, piece.seat, place, memory)
  const said = {
    place: placeName(place),
    whose: piece.seat === seat ? 'own' : 'other',
    seat: words.seat(piece.seat),
  }
  return count < 0 ? t('play-choose-hidden', said) : t('play-choose-piece', { ...said, count })
}

/** Say what a choice would bring: points at once, and what it changes if all were scored. */
export function gainWords(gain: Gain | null, words: Words, seat: number): string {
  if (gain === null) return ''
  const parts: string[] = []
  const points = gain.points.flatMap((more, whose) =>
    more === 0 ? [] : [t('play-gain-part', { seat: words.seat(whose), change: signed(more) })],
  )
  if (points.length > 0) parts.push(t('play-gain-points', { list: points.join(', ') }))
  const change = gain.projected[seat] ?? 0
  if (change !== 0) parts.push(t('play-gain-projected', { change: signed(change) }))
  return parts.join('; ')
}

/** A change with its sign; the minus is the one that is as wide as a plus. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}

/** Say what has been composed so far; the same choice several times is said once. */
export function composedWords(
  composer: Composer,
  board: Board,
  words: Words,
  seat: number,
): string {
  const counts = new Map<number, number>()
  for (const action of composer.actions) counts.set(action, (counts.get(action) ?? 0) + 1)
  return [...counts]
    .map(([action, count]) => {
      const said = words.choice(action, composer.ask, board, seat)
      return count === 1 ? said : t('play-choose-times', { what: said, count })
    })
    .join('; ')
}
