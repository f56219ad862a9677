// Composing an answer: decisions are put in a row and shown on the board as ghosts; nothing counts
// before it is confirmed. After every one the server says what could follow and what it would bring.

import { ghostsBetween } from '../board/from'
import type { Ghost, Target } from '../board/types'
import { countsAt } from '../net/places'
import {
  COURT,
  PROVINCE,
  type Ask,
  type Board,
  type Drafted,
  type Gain,
  type Request,
} from '../net/protocol'
import { decode, destination, PASS } from './decisions'
import { NO_KEEPER, type Keeper } from './kept'
import { WAYS } from './questions'
import { settings } from './settings.svelte'
import { Gestures } from './targets'

/** What the composer needs of the table. */
export interface Asking {
  readonly seat: number
  readonly board: Board
  /** Send a question that may get lost: it is asked again. */
  tell(request: Exclude<Request, { key: string }>): void
  /** Send the answer to a question; tells whether it counts. */
  submit(prompt: number, actions: number[]): Promise<boolean>
}

/** How many drafts were asked for: an answer to one of an earlier question is none to a later one. */
let drafts = 0

const ASK_AGAIN = 2_500

export class Composer {
  /** The decisions so far. */
  actions = $state.raw<readonly number[]>([])
  /** The piece that was picked, for which a place is still wanted. */
  selected = $state.raw<Target | null>(null)
  /** What the server says of the decisions so far; null until it has. */
  drafted = $state.raw<Drafted | null>(null)
  /** The answer is under way. */
  sending = $state(false)

  /** Decisions that were kept and are still to be composed again. */
  #kept: readonly number[]
  #closed = false
  #draft = 0
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly ask: Ask,
    private readonly table: Asking,
    private readonly keeper: Keeper = NO_KEEPER,
  ) {
    this.#kept = keeper.recall()
    if (this.#kept.length > 0) this.#composeAgain()
    else this.#compose([])
  }

  /** Whether the server has still to say what could follow. */
  get waiting(): boolean {
    return this.drafted === null && this.actions.length > 0
  }

  /** What can be chosen next. */
  get legal(): readonly number[] {
    if (this.sending) return []
    // A single decision can be changed until it is confirmed.
    if (this.actions.length === 0 || !this.inARow) return this.ask.choices
    return this.drafted?.legal ?? []
  }

  /** What can be done on the map next. */
  get gestures(): Gestures {
    return new Gestures(this.legal, this.ask.kind, this.table.seat)
  }

  /** Whether this question is answered by several decisions in a row. */
  get inARow(): boolean {
    return WAYS[this.ask.kind].by === 'row'
  }

  /** How many are still to be placed, moved, returned. */
  get left(): number {
    if (this.actions.length === 0) return this.ask.left
    return this.drafted?.left ?? Math.max(0, this.ask.left - this.actions.length)
  }

  /** How the board would look. */
  get board(): Board {
    const { drafted } = this
    const from = drafted?.board ?? this.table.board
    const rest = this.actions.slice(drafted?.used ?? 0)
    return rest.reduce((board, action) => shown(board, action, this.ask, this.table.seat), from)
  }

  /** What it would change on the map. */
  get ghosts(): Ghost[] {
    if (this.actions.length === 0) return []
    return [
      ...ghostsBetween(this.table.board, this.board),
      ...supplyGhosts(this.table.board, this.board),
    ]
  }

  /** What a next decision would bring; null where that would tell something, or is not known yet. */
  gainOf(action: number): Gain | null {
    return this.drafted?.next.find((gain) => gain.action === action) ?? null
  }

  /** Whether what is composed can be sent as it is. */
  get complete(): boolean {
    if (this.sending || this.actions.length === 0) return false
    const { drafted } = this
    if (drafted === null) return !this.inARow
    return drafted.may_end
  }

  /** Tap something on the map. */
  pick(target: Target): void {
    const meant = this.gestures.tap(target, this.selected)
    if (meant === null) return
    if ('select' in meant) this.selected = meant.select
    else this.choose(meant.action)
  }

  /** Drop a piece on a place. */
  drop(piece: Target, place: number): void {
    const action = this.gestures.drop(piece, place)
    if (action !== null) this.choose(action)
  }

  /** Add a decision; where only one can be made, it takes the place of the one before. */
  choose(action: number): void {
    if (!this.legal.includes(action)) return
    if (this.inARow || settings.confirm) return this.#add(action)
    const before = this.actions
    this.selected = null
    this.actions = [action]
    void this.#send([action], before)
  }

  /** Take the latest decision back. */
  back(): void {
    if (this.sending) return
    this.#kept = []
    this.#compose(this.actions.slice(0, -1))
  }

  /** Begin anew. */
  reset(): void {
    if (this.sending) return
    this.#kept = []
    this.#compose([])
  }

  /** Send what is composed; in a row, with the end where that has to be said. */
  async confirm(): Promise<void> {
    if (!this.complete) return
    const ends = this.inARow && this.legal.includes(PASS)
    await this.send(ends ? [...this.actions, PASS] : [...this.actions])
  }

  /** Answer with these decisions, without composing; tells whether that counts. */
  send(actions: number[]): Promise<boolean> {
    return this.#send(actions, this.actions)
  }

  /** Answer; where that does not count, it is composed as before. */
  async #send(actions: number[], before: readonly number[]): Promise<boolean> {
    if (this.sending) return false
    this.sending = true
    this.#kept = []
    clearTimeout(this.#again)
    // Once it counts nothing more can be chosen: the next question comes by itself.
    const counts = await this.table.submit(this.ask.prompt, actions)
    this.sending = counts
    // Not before: an answer that got lost with the page was not given.
    if (counts) this.#keep([])
    else if (!this.#closed && (this.drafted === null || this.actions !== before))
      this.#compose(before)
    return counts
  }

  /** Whether this is the key of what the server says of the draft it was asked for. */
  awaits(key: string): boolean {
    return this.drafted === null && key === String(this.#draft)
  }

  /** Hear that the server makes no such draft: begin anew; where nothing is composed, ask no more. */
  refuse(): void {
    clearTimeout(this.#again)
    if (this.actions.length > 0) this.reset()
  }

  /** Hear what the server says of a draft. */
  hear(drafted: Drafted): void {
    if (drafted.id !== this.#draft || drafted.prompt !== this.ask.prompt) return
    clearTimeout(this.#again)
    this.drafted = drafted
    if (this.#kept.length > 0) this.#composeAgain()
  }

  /** Stop asking; what was kept is left to whoever comes after. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
  }

  /** Compose the next of the decisions that were kept; nothing where it is not legal any more. */
  #composeAgain(): void {
    const [next, ...rest] = this.#kept
    if (next === undefined || !this.legal.includes(next)) return this.reset()
    this.#kept = rest
    this.#add(next)
  }

  #add(action: number): void {
    this.#compose(this.inARow ? [...this.actions, action] : [action])
  }

  /** Have these decisions composed. */
  #compose(actions: readonly number[]): void {
    this.actions = actions
    this.selected = null
    if (this.#kept.length === 0) this.#keep(actions)
    this.#look()
  }

  #keep(actions: readonly number[]): void {
    if (!this.#closed) this.keeper.keep(actions)
  }

  /** Ask what could follow, until it is said. */
  #look(): void {
    this.drafted = null
    this.#draft = ++drafts
    const ask = (): void => {
      this.table.tell({
        type: 'draft',
        id: this.#draft,
        prompt: this.ask.prompt,
        actions: [...this.actions],
      })
      this.#again = setTimeout(ask, ASK_AGAIN)
    }
    clearTimeout(this.#again)
    ask()
  }
}

/** How a board looks after a decision whose outcome the server does not show before it is made. */
function shown(before: Board, action: number, ask: Ask, seat: number): Board {
  const decision = decode(action)
  const { kind, values } = decision
  const board = structuredClone(before)
  const to = destination(decision) ?? -1
  const add = (whose: number, place: number, count: number): void => {
    const counts = countsAt(board, place)
    counts[whose] = (counts[whose] ?? 0) + count
  }
  switch (kind) {
    case 'place':
      add(seat, COURT, -1)
      add(seat, to, 1)
      break
    case 'move':
      add(values['seat'] ?? 0, values['from'] ?? 0, -1)
      add(values['seat'] ?? 0, to, 1)
      break
    case 'take':
      add(values['seat'] ?? 0, values['from'] ?? 0, -1)
      add(values['seat'] ?? 0, ask.kind === 'recall' ? COURT : PROVINCE, 1)
      break
    case 'tile':
      board.tiles[values['tile'] ?? 0] = to
      break
    case 'region':
      if (ask.kind === 'move-king') board.king = to
      if (ask.kind === 'move-grande') board.grande[seat] = to
      break
  }
  return board
}

/** What would change beside the map, in Courts and Provinces. */
function supplyGhosts(before: Board, after: Board): Ghost[] {
  const ghosts: Ghost[] = []
  for (const [place, was, will] of [
    [COURT, before.court, after.court],
    [PROVINCE, before.province, after.province],
  ] as const) {
    will.forEach((count, seat) => {
      const more = count - (was[seat] ?? 0)
      if (more !== 0) ghosts.push({ kind: 'piece', seat, place, count: more })
    })
  }
  return ghosts
}
