// What happened, as people would tell it: steps of one hand are one sentence, places that are scored
// one after the other are one table, and what was taken back stays in its place, marked.

import { discsFirst } from '../board/scenes'
import { sharesOf } from '../net/places'
import {
  CASTILLO,
  COURT,
  PLACES,
  PROVINCE,
  type Board,
  type GameEvent,
  type LogLine,
} from '../net/protocol'
import { botTitle } from '../screens/parts/tables'
import { t } from '../text/catalogue.svelte'
import { placeName, type Words } from '../text/words'

/** How events are told: several of one kind at once, or a line of the log that has no events. */
type Kind = 'round' | 'powers' | 'moved' | 'scored' | 'discs' | 'set' | 'let' | 'one' | 'note'

/** One thing to tell: what happened in one go, and where in the log it stands. */
export interface Telling {
  kind: Kind
  events: GameEvent[]
  /** Whose doing it is; -1 for nobody's. */
  seat: number
  /** The entries of the log, from the first to the last. */
  first: number
  last: number
  at: number
  /** Whether it was taken back later. */
  undone: boolean
  /** Whether a bot has answered because time was up. */
  clock: boolean
  /** Of a note: the line. */
  line: LogLine | null
}

/** What one seat did when it was its turn, or what happened outside of turns. */
export interface Turn {
  seat: number
  tellings: Telling[]
}

/** A round, a general scoring, or what was before the game. */
export interface Chapter {
  kind: 'before' | 'round' | 'scoring'
  number: number
  first: number
  turns: Turn[]
}

type Way = 'placed' | 'recruited' | 'recalled' | 'home' | 'own' | 'other'
type Moved = Extract<GameEvent, { name: 'moved' }>
type Scored = Extract<GameEvent, { name: 'scored' }>

const NOTHING: ReadonlySet<number> = new Set()
/** What follows from an answer: nobody's, even where it tells of who has answered. */
const FOLLOWS: ReadonlySet<GameEvent['name']> = new Set([
  'turn_begins',
  'veto_expired',
  'disc_shown',
  'marker_passed',
  'put_back',
  'points_back',
])

/** Join what lines tell; `undone` are the entries that were taken back later. */
export function tellingsOf(
  lines: readonly LogLine[],
  undone: ReadonlySet<number> = NOTHING,
): Telling[] {
  const told: Telling[] = []
  for (const line of lines) {
    if (line.kind !== 'decision' && line.kind !== 'started') told.push(noteOf(line))
    for (const event of discsFirst(line.events)) add(told, event, line, undone.has(line.index))
  }
  return told
}

function noteOf(line: LogLine): Telling {
  const { index, at, seat } = line
  const where = { seat, first: index, last: index, at }
  return { kind: 'note', events: [], ...where, undone: false, clock: false, line }
}

function add(told: Telling[], event: GameEvent, line: LogLine, undone: boolean): void {
  const kind = kindOf(event)
  const clock = line.author === 'clock' && isAnswer(event, line)
  const before = joinable(told, kind, event, undone, clock)
  if (before !== null) {
    before.events.push(event)
    before.last = line.index
    return
  }
  const { index, at } = line
  const where = { seat: seatOf(event, line), first: index, last: index, at }
  told.push({ kind, events: [event], ...where, undone, clock, line: null })
}

function kindOf({ name }: GameEvent): Kind {
  switch (name) {
    case 'round_begins':
    case 'revealed':
      return 'round'
    case 'power_played':
      return 'powers'
    case 'moved':
    case 'scored':
      return name
    case 'disc_shown':
      return 'discs'
    case 'disc_set':
      return 'set'
    case 'let_pass':
      return 'let'
    default:
      return 'one'
  }
}

/** Whose doing an event is; what is nobody's counts as that of whoever made the entry. */
function seatOf(event: GameEvent, line: LogLine): number {
  return doer(event) ?? line.seat
}

function doer({ data }: GameEvent): number | undefined {
  const numbers: Readonly<Record<string, number>> = data
  return numbers['by'] ?? numbers['seat']
}

/** Whether an event is what was decided, not what came of it. */
function isAnswer(event: GameEvent, line: LogLine): boolean {
  return doer(event) === line.seat && !FOLLOWS.has(event.name)
}

/** Return the telling that an event goes on with, if there is one. */
function joinable(
  told: readonly Telling[],
  kind: Kind,
  event: GameEvent,
  undone: boolean,
  clock: boolean,
): Telling | null {
  let at = told.length - 1
  // Who lets a step pass says nothing that would divide the steps.
  while (kind === 'moved' && told[at]?.kind === 'let') at -= 1
  const before = told[at]
  if (before === undefined || before.kind !== kind || before.undone !== undone) return null
  if (before.clock !== clock) return null
  const [other] = before.events
  if (other === undefined || kind === 'one' || event.name === 'round_begins') return null
  if (event.name === 'moved')
    return other.name === 'moved' && sameHand(event, other) ? before : null
  if (event.name === 'let_pass') {
    return other.name === 'let_pass' && other.data.seat === event.data.seat ? before : null
  }
  return before
}

function sameHand(a: Moved, b: Moved): boolean {
  return a.data.by === b.data.by && a.data.seat === b.data.seat && wayOf(a) === wayOf(b)
}

function wayOf({ data }: Moved): Way {
  if (data.to === PROVINCE) return 'home'
  if (data.from === PROVINCE) return 'recruited'
  if (data.to === COURT) return 'recalled'
  if (data.from === COURT) return 'placed'
  return data.by === data.seat ? 'own' : 'other'
}

// Chapters and turns

/** Put what is told in chapters: before the game, rounds, general scorings. */
export function chaptersOf(told: readonly Telling[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const telling of told) {
    const [event] = telling.events
    const { first } = telling
    if (event?.name === 'round_begins') {
      chapters.push({ kind: 'round', number: event.data.round, first, turns: [] })
    } else if (event?.name === 'general_scoring') {
      chapters.push({ kind: 'scoring', number: event.data.number, first, turns: [] })
      continue
    } else if (chapters.length === 0) {
      chapters.push({ kind: 'before', number: 0, first, turns: [] })
    }
    const chapter = chapters.at(-1)
    if (chapter !== undefined) addToTurn(chapter, telling)
  }
  return chapters
}

function addToTurn(chapter: Chapter, telling: Telling): void {
  const [event] = telling.events
  const turn = chapter.turns.at(-1)
  if (event?.name === 'turn_begins') chapter.turns.push({ seat: event.data.seat, tellings: [] })
  else if (turn !== undefined) turn.tellings.push(telling)
  else chapter.turns.push({ seat: -1, tellings: [telling] })
}

// Words

/** Say a telling as a sentence. */
export function sentenceOf(telling: Telling, words: Words): string {
  const { kind, events, line } = telling
  if (line !== null) return noteWords(line, words)
  const [first] = events
  if (first === undefined) return ''
  if (kind === 'round') return roundWords(events, words)
  if (kind === 'moved') return movedWords(events as Moved[], words)
  if (first.name === 'general_scoring') return `${words.event(first)}.`
  if (events.length === 1) return words.event(first)
  switch (kind) {
    case 'powers':
      return powersWords(events, words)
    case 'scored':
      return scoredWords(events as Scored[], words)
    case 'discs':
      return discsWords(events, words)
    case 'set':
      return t('play-told-discs-set', { seats: words.seats(seatsOf(events)) })
    default:
      // Who lets several steps pass, or in the end all the rest, has said that.
      return words.event(events.at(-1) ?? first)
  }
}

function seatsOf(events: readonly GameEvent[]): number[] {
  return [...new Set(events.flatMap((event) => (event.name === 'disc_set' ? event.data.seat : [])))]
}

function roundWords(events: readonly GameEvent[], words: Words): string {
  const begins = events.flatMap((event) =>
    event.name === 'round_begins' ? [`${words.event(event)}.`] : [],
  )
  const cards = events.flatMap((event) =>
    event.name === 'revealed' ? [words.card(event.data.card)] : [],
  )
  const open = cards.length > 0 ? [t('play-told-open', { list: cards.join(', ') })] : []
  return [...begins, ...open].join(' ')
}

function powersWords(events: readonly GameEvent[], words: Words): string {
  const list = events.flatMap((event) =>
    event.name === 'power_played' ? [part(words.seat(event.data.seat), event.data.value)] : [],
  )
  return t('play-told-powers', { list: list.join(', ') })
}

function discsWords(events: readonly GameEvent[], words: Words): string {
  const list = events.flatMap((event) => {
    if (event.name !== 'disc_shown') return []
    const { seat, region } = event.data
    return [t('play-told-disc', { seat: words.seat(seat), region: placeName(region) })]
  })
  return t('play-told-discs', { list: list.join(', ') })
}

function part(what: string, count: number): string {
  return t('play-told-part', { what, count })
}

/** Say who moved how many, and from where to where. */
function movedWords(events: readonly Moved[], words: Words): string {
  const ways = waysOf(events)
  const [only] = ways
  const [first] = events
  if (first === undefined || only === undefined) return ''
  if (ways.length === 1) return words.event({ name: 'moved', data: { ...first.data, ...only } })
  const way = wayOf(first)
  const list = ways.map(({ from, to, count }) => {
    if (way === 'placed') return part(placeName(to), count)
    if (way === 'home' || way === 'recalled') return part(placeName(from), count)
    const between = t('play-told-way', { from: placeName(from), to: placeName(to) })
    return count === 1 ? between : part(between, count)
  })
  return t(`play-told-moved-${way}`, {
    by: words.seat(first.data.by),
    seat: words.seat(first.data.seat),
    count: ways.reduce((sum, { count }) => sum + count, 0),
    list: list.join(', '),
  })
}

/** Return from where to where how many went, each way once. */
function waysOf(events: readonly Moved[]): { from: number; to: number; count: number }[] {
  const ways: { from: number; to: number; count: number }[] = []
  for (const { data } of events) {
    const { from, to, count } = data
    const alike = ways.find((way) => way.from === from && way.to === to)
    if (alike === undefined) ways.push({ from, to, count })
    else alike.count += count
  }
  return ways
}

function scoredWords(events: readonly Scored[], words: Words): string {
  const list = sumsOf(events).flatMap((points, seat) =>
    points === 0 ? [] : [t('event-scored.part', { seat: words.seat(seat), points })],
  )
  return t('play-told-scored', {
    count: events.length,
    list: list.length > 0 ? list.join(', ') : t('play-told-nobody'),
  })
}

/** Say what a line tells that is no part of the game itself. */
function noteWords(line: LogLine, words: Words): string {
  const seat = line.seat >= 0 ? words.seat(line.seat) : ''
  switch (line.kind) {
    case 'created':
      return t('play-note-created')
    case 'seat':
      return seatWords(line, seat)
    case 'undo':
      return t('play-note-undo', { seat })
    case 'takeback':
      return t('play-note-takeback', { seat })
    case 'answer':
      return line.agree ? t('play-note-agrees', { seat }) : t('play-note-refuses', { seat })
    case 'frozen':
      return t('play-note-frozen')
    case 'closed':
      return t('play-note-closed')
    case 'rematch':
      return t('play-note-rematch')
    default:
      return ''
  }
}

/** Say who sits on a seat now; once the game has begun, people only leave and come back. */
function seatWords({ seat: index, name, bot, round }: LogLine, who: string): string {
  const seat = index + 1
  if (round > 0) {
    return bot === ''
      ? t('play-note-back', { name: name || who })
      : t('play-note-stand-in', { seat: who, bot: botTitle(bot) })
  }
  if (bot !== '') return t('play-note-bot', { seat, bot: botTitle(bot) })
  return name === '' ? t('play-note-left', { seat }) : t('play-note-seat', { seat, name })
}

// Numbers

/** Return what some scorings gave each seat together. */
export function sumsOf(events: readonly GameEvent[]): number[] {
  const sums = sharesOf({})
  for (const event of events) {
    if (event.name !== 'scored') continue
    sharesOf(event.data).forEach((points, seat) => (sums[seat] = (sums[seat] ?? 0) + points))
  }
  return sums
}

/** Return the scorings of a telling, each with its place; none for any other telling. */
export function scoringsOf({ events }: Telling): { place: number; points: number[] }[] {
  return events.flatMap((event) =>
    event.name === 'scored' ? [{ place: event.data.place, points: sharesOf(event.data) }] : [],
  )
}

/** Return the places on the map that a telling is about. */
export function placesOf({ events }: Telling): number[] {
  const places = new Set<number>()
  for (const event of events) {
    const data: Readonly<Record<string, number>> = event.data
    for (const field of ['from', 'to', 'place', 'region']) {
      const place = data[field] ?? -1
      if (place >= 0 && place <= CASTILLO) places.add(place)
    }
    if (event.name === 'castillo_opened') places.add(CASTILLO)
  }
  return [...places]
}

/** Return who leads at a place, and with how many; nobody where nobody stands. */
export function leadersOf(board: Board, place: number): { seats: number[]; count: number } {
  const counts = board.places[place] ?? []
  const count = Math.max(0, ...counts)
  if (count === 0) return { seats: [], count }
  return { seats: counts.flatMap((own, seat) => (own === count ? [seat] : [])), count }
}

/** All places on the map, the Castillo last. */
export const ALL_PLACES: readonly number[] = PLACES.map((_, place) => place)
