// El Grande in words: names, cards, questions, decisions and events, in the language that is shown.
// The counterpart of `hidalgo.locale.grande`; both read the same catalogues.

import { sharesOf } from '../net/places'
import {
  CASTILLO,
  COURT,
  PLACES,
  PROVINCE,
  TILES,
  type Ask,
  type Board,
  type CardInfo,
  type GameEvent,
  type Said,
  type TableInfo,
} from '../net/protocol'
import { decode } from '../state/decisions'
import { SEATS } from '../style/seats'
import { has, joined, t, type Arguments } from './catalogue.svelte'
import { isolated } from './isolated'

const PLACE_FIELDS = new Set(['from', 'to', 'region', 'place'])
const SEAT_FIELDS = new Set(['seat', 'by', 'against'])
const SOFT_HYPHEN = '\u00AD'

/** The name of a place on the board, of the Court or of the Province. */
export function placeName(place: number): string {
  if (place === COURT) return t('place-court')
  if (place === PROVINCE) return t('place-province')
  return t(`place-${(PLACES[place] ?? '').toLowerCase()}`)
}

/** The number and title of a clause of the rules. */
export function ruleName(clause: string): string {
  return t('error-illegal.rule', { clause, title: t(`clause-${clause.replaceAll('.', '-')}`) })
}

/** What there is to say about one game: with its players' names and its edition's cards. */
export class Words {
  constructor(
    readonly edition: string,
    readonly cards: readonly CardInfo[],
    readonly names: readonly string[],
  ) {}

  seat(seat: number): string {
    return isolated(this.names[seat] ?? t('seat-name', { number: seat + 1 }))
  }

  seats(seats: readonly number[]): string {
    return joined(seats.map((seat) => this.seat(seat)))
  }

  /** The id that a card's words and pictogram go by. */
  cardId(number: number): string {
    return this.cards.find((card) => card.number === number)?.id ?? ''
  }

  /** How many caballeros a card places: the number of its stack, from 1. */
  stackOf(number: number): number {
    return this.cards.find((card) => card.number === number)?.stack ?? 0
  }

  /** A card's title; one of a card file of the host's own may have none, and is called by its id. */
  card(number: number): string {
    const id = this.cardId(number)
    return has(`card-${id}`) ? t(`card-${id}`) : id
  }

  /** A card's title for narrow places: words that are too long for these say where to part them. */
  cardParted(number: number): string {
    const long = new Map(
      t('play-card-parts')
        .split(' ')
        .map((parts) => [parts.replaceAll('·', ''), parts.replaceAll('·', SOFT_HYPHEN)]),
    )
    const words = this.card(number).split(' ')
    return words.map((word) => long.get(word) ?? word).join(' ')
  }

  /** What a card's special action does. */
  cardText(number: number): string {
    const id = this.cardId(number)
    return has(`card-${id}.text`) ? t(`card-${id}.text`, { edition: this.edition }) : ''
  }

  /** What is asked, or what is going on for those who are not asked. */
  said(said: Said): string {
    return t(said.id, this.#filled(said))
  }

  /** What passing would do, in the words of the question. */
  passing(said: Said): string {
    const id = `${said.id}.pass`
    return has(id) ? t(id, this.#filled(said)) : t('choice-pass')
  }

  #filled(said: Said): Arguments {
    const filled: Arguments = { ...said.arguments, seats: this.seats(said.seats) }
    if (said.card >= 0) filled['card'] = this.card(said.card)
    if (said.seat >= 0) filled['seat'] = this.seat(said.seat)
    if (said.region >= 0) filled['region'] = placeName(said.region)
    return filled
  }

  /** A decision as a sentence; the question says what it would mean. */
  choice(action: number, ask: Pick<Ask, 'kind' | 'said'>, board: Board, seat: number): string {
    const { kind, values } = decode(action)
    if (kind === 'pass') return this.passing(ask.said)
    const filled: Arguments = { prompt: ask.kind }
    for (const [name, value] of Object.entries(values)) {
      if (PLACE_FIELDS.has(name)) filled[name] = placeName(value)
      else if (name === 'seat') {
        filled[name] = this.seat(value)
        filled['whose'] = value === seat ? 'own' : 'other'
      } else if (name === 'tile') filled[name] = TILES[value] ?? ''
      else filled[name] = name === 'count' ? value : value + 1
    }
    if (kind === 'card') filled['card'] = this.card(board.open[values['stack'] ?? 0] ?? -1)
    return t(`choice-${kind}`, filled)
  }

  /** What happened, in one line. */
  event({ name, data }: GameEvent): string {
    const numbers: Readonly<Record<string, number>> = data
    if (name === 'scored' || name === 'castillo_opened') return this.#shares(name, numbers)
    const filled: Arguments = {}
    for (const [field, value] of Object.entries(numbers)) {
      if (SEAT_FIELDS.has(field)) filled[field] = this.seat(value)
      else if (PLACE_FIELDS.has(field)) filled[field] = value >= 0 ? placeName(value) : ''
      else if (field === 'tile') filled[field] = TILES[value] ?? ''
      else if (field === 'card') filled[field] = this.card(value)
      else filled[field] = field === 'stack' ? value + 1 : value
    }
    if (name === 'moved') filled['whose'] = data.by === data.seat ? 'own' : 'other'
    return t(messageOf(name, numbers), filled)
  }

  /** An event that gives every seat a number; those with none are left out. */
  #shares(name: 'scored' | 'castillo_opened', data: Readonly<Record<string, number>>): string {
    const id = name.replaceAll('_', '-')
    const parts = sharesOf(data).flatMap((count, seat) =>
      count === 0 ? [] : [t(`event-${id}.part`, { seat: this.seat(seat), points: count, count })],
    )
    if (parts.length === 0 && name === 'castillo_opened') return t(`event-${id}.empty`)
    return t(`event-${id}`, { place: placeName(data['place'] ?? CASTILLO), list: parts.join(', ') })
  }
}

/** The message for an event: by its kind, and by where pieces come from. */
function messageOf(name: GameEvent['name'], data: Readonly<Record<string, number>>): string {
  if (name === 'moved') {
    if (data['to'] === PROVINCE) return 'event-moved-home'
    if (data['from'] === PROVINCE) return 'event-moved-recruited'
    if (data['to'] === COURT) return 'event-moved-recalled'
    return data['from'] === COURT ? 'event-moved-placed' : 'event-moved'
  }
  if (name === 'tile_moved' && (data['from'] ?? -1) < 0) return 'event-tile-new'
  return `event-${name.replaceAll('_', '-')}`
}

/** What those at a table are called: people by their names, bots by their letter; no two alike. */
export function namesAt(table: Pick<TableInfo, 'seats'>): string[] {
  const plain = table.seats.map(({ name, person, bot }) =>
    person === null && bot !== null ? t('play-bot') : name,
  )
  return plain.map((name, seat) => {
    if (name === '') return t('seat-name', { number: seat + 1 })
    const alone = plain.every((other, index) => index === seat || other !== name)
    return alone ? name : `${name} ${SEATS[seat]?.letter ?? ''}`
  })
}
