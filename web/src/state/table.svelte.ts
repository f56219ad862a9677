// A table as it is followed over its socket: what there is, what is asked, what one does there.

import { changesOf } from '../board/from'
import { Motion } from '../board/Motion'
import type { Change } from '../board/types'
import { socketAddress } from '../net/base'
import { Link, LinkClosed, type Answer, type LinkState, type Wish } from '../net/connection'
import type {
  Board,
  CardInfo,
  ChatLine,
  GameEvent,
  LogLine,
  Message,
  Play,
  Presence,
  Refused,
  TableInfo,
  Update,
} from '../net/protocol'
import { lead } from '../table/deadlines'
import { has, t } from '../text/catalogue.svelte'
import { namesAt, ruleName, Words } from '../text/words'
import { Composer, type Asking } from './composer.svelte'
import { keeperOf } from './kept'
import { keepPace } from './pace.svelte'
import { cardsOf, offer } from './session.svelte'
import { settings } from './settings.svelte'
import { standing } from './standing.svelte'
import { fail, reportOf, say } from './toasts.svelte'

const NOBODY: Presence = { seats: [], watching: 0 }

/** What is told to whoever follows a table: the lines that are new. */
export type Listener = (lines: readonly LogLine[]) => void

export class Table implements Asking {
  /** How the connection is. */
  link = $state<LinkState>('connecting')
  info = $state.raw<TableInfo | null>(null)
  play = $state.raw<Play | null>(null)
  lines = $state.raw<readonly LogLine[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  presence = $state.raw<Presence>(NOBODY)
  /** One's own seat; -1 for one who watches. */
  seat = $state(-1)
  /** One's own public id. */
  person = $state('')
  /** The answer that is being composed; null while nothing is asked. */
  composer = $state.raw<Composer | null>(null)
  /** What has changed on the map since one's own last decision. */
  changes = $state.raw<readonly Change[]>([])
  /** A refusal of what one has just done; null after the next one that is granted. */
  refused = $state.raw<Refused | null>(null)
  /** What is shown moving; null before the game. */
  motion = $state.raw<Motion | null>(null)
  cards = $state.raw<readonly CardInfo[]>([])
  /** Whether all is there that a game is shown with; what comes later would move the rest. */
  complete = $state(false)
  /** How far the server's clock is ahead of this device's, in seconds. */
  ahead = $state(0)

  words = $derived(
    new Words(this.info?.edition ?? '', this.cards, this.info ? namesAt(this.info) : []),
  )
  /** Whether one owes a decision. */
  asked = $derived(this.play?.asks?.changes === false)
  /** Whether one has set the table up. */
  host = $derived(this.info !== null && this.info.host === this.person)

  readonly #link: Link
  readonly #unpace: () => void
  // Nothing is drawn from it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #listeners = new Set<Listener>()

  constructor(readonly id: string) {
    // What was ordered at another table does not hold at this one.
    standing.withdraw()
    this.#link = new Link({
      url: socketAddress(`live/${encodeURIComponent(id)}`),
      onmessage: (message) => this.#hear(message),
      onstate: (state) => (this.link = state),
    })
    this.#unpace = keepPace(
      () => this.motion,
      () => settings.speed,
    )
    // The cards come while the socket opens; whether they have is looked at when they are needed.
    void offer().catch(() => undefined)
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** How the board stands, without what is being composed. */
  get board(): Board {
    if (this.play === null) throw new Error('the game has not begun')
    return this.play.board
  }

  /** Hear of new lines of the log; returns what ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Leave the socket; the table is not followed any more. */
  close(): void {
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#unpace()
    this.composer?.close()
    this.#link.close()
  }

  tell(request: Parameters<Link['tell']>[0]): void {
    this.#link.tell(request)
  }

  /** Send the answer to a question; tells whether it counts. */
  async submit(prompt: number, actions: number[]): Promise<boolean> {
    return (await this.#wish({ type: 'submit', prompt, actions }))?.type === 'done'
  }

  /** Take back one's latest decisions until `to` stand; all that can be by default. */
  async undo(to = this.play?.undo_to ?? -1): Promise<void> {
    if (to < 0) return
    // What was let pass by order would be let pass at once again.
    standing.withdraw()
    await this.#wish({ type: 'undo', to })
  }

  /** Take back the latest answer alone: all that one confirmation has sent. */
  async undoLatest(): Promise<void> {
    await this.undo(this.play?.undo_latest)
  }

  /** Ask the others to agree that one's latest decision is taken back. */
  async askTakeback(): Promise<void> {
    await this.#wish({ type: 'ask-takeback' })
  }

  async answerTakeback(agree: boolean): Promise<void> {
    await this.#wish({ type: 'answer-takeback', agree })
  }

  /** Say something at the table; tells whether it was said. */
  async say(text: string): Promise<boolean> {
    return (await this.#wish({ type: 'say', text }))?.type === 'done'
  }

  /** Forget a refusal that was read. */
  forgive(): void {
    this.refused = null
  }

  readonly #hurry = (): void => {
    if (!document.hidden) this.#link.hurry()
  }

  async #wish(wish: Wish): Promise<Answer | null> {
    try {
      const answer = await this.#link.ask(wish)
      if (answer.type === 'done') this.refused = null
      if (answer.type === 'refused') this.#refuse(answer)
      if (answer.type === 'stale') say('bad', t('error-stale'))
      return answer
    } catch (error) {
      if (!(error instanceof LinkClosed)) fail(error, this.#context())
      return null
    }
  }

  /** Say why something was refused, with the rule where there is one. */
  #refuse(refused: Refused): void {
    this.refused = refused
    say('bad', refusalWords(refused), reportOf(refused.text, this.#context()))
  }

  #context(): string {
    return `table ${this.id}, entry ${this.#link.head}, seat ${this.seat}`
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'snapshot':
        this.#tellOfElsewhere(message.play, this.#newIn(message.lines))
        this.info = message.table
        this.lines = message.lines
        this.chat = message.chat
        this.presence = message.presence
        this.person = message.person
        this.seat = message.seat
        this.ahead = lead(message.now)
        void this.#loadCards(message.table.edition)
        this.#show(message.play, [], true)
        break
      case 'update':
        this.#tellOfVote(message)
        if (message.table !== null) this.info = message.table
        this.seat = message.seat
        this.lines = [...this.lines, ...message.lines]
        this.#tellOfTime(message.lines)
        this.#tellOfElsewhere(message.play, message.lines)
        // The others have agreed, or another window has taken it back.
        if (message.lines.some(({ kind, seat }) => kind === 'undo' && seat === this.seat))
          standing.withdraw()
        this.#show(message.play, message.lines, false)
        break
      case 'drafted':
        this.composer?.hear(message)
        break
      case 'refused':
        if (this.composer?.awaits(message.key) === true) {
          this.composer.refuse()
          this.#refuse(message)
        }
        break
      case 'stale':
        if (this.composer?.awaits(message.key) === true) this.#lookAnew()
        break
      case 'chat':
        this.chat = [...this.chat, message.line]
        break
      case 'chat-gone':
        this.chat = this.chat.filter(({ person }) => person !== message.person)
        break
      case 'presence':
        this.presence = message.presence
        break
      case 'fault':
        // What came too fast is sent again by itself.
        if (message.code !== 'too-fast') fail(new Error(message.text), this.#context())
        break
    }
  }

  /** What was asked is over, and what is asked now not known yet: see whether that was missed. */
  #lookAnew(): void {
    this.composer?.close()
    this.composer = null
    this.#link.hurry()
  }

  /** A wish to take back that somebody does not agree to is not just gone. */
  #tellOfVote({ table, lines }: Update): void {
    if (!this.info?.vote || table?.vote !== null) return
    const answer = lines.findLast(({ kind }) => kind === 'answer')
    if (answer === undefined || lines.some(({ kind }) => kind === 'undo')) return
    if (answer.seat !== this.seat)
      say('bad', t('play-takeback-refused', { seat: this.words.seat(answer.seat) }))
  }

  /** Whoever was too slow is told that a bot has answered. */
  #tellOfTime(lines: readonly LogLine[]): void {
    if (
      this.seat >= 0 &&
      lines.some(({ author, seat }) => author === 'clock' && seat === this.seat)
    )
      say('bad', t('play-time-was-up'))
  }

  /** What was begun here and answered in another window is not just gone. */
  #tellOfElsewhere(play: Play | null, lines: readonly LogLine[]): void {
    const { composer } = this
    if (composer === null || composer.sending || composer.actions.length === 0) return
    if (play?.asks?.prompt === composer.ask.prompt) return
    const answered = lines.some(
      ({ kind, author, seat }) => kind === 'decision' && author === 'person' && seat === this.seat,
    )
    if (answered) say('good', t('play-answered-elsewhere'))
  }

  /** The lines that were not known yet, of all there are. */
  #newIn(lines: readonly LogLine[]): LogLine[] {
    const known = this.lines.at(-1)?.index ?? -1
    return lines.filter(({ index }) => index > known)
  }

  async #loadCards(edition: string): Promise<void> {
    if (this.cards.length > 0) return
    try {
      this.cards = await cardsOf(edition)
    } catch (error) {
      fail(error, this.#context())
    } finally {
      this.complete = true
    }
  }

  /** Show how the game stands, and let what is new move. */
  #show(play: Play | null, lines: readonly LogLine[], whole: boolean): void {
    const before = this.play
    this.play = play
    if (play === null) {
      this.motion = null
      this.#compose(null)
      return
    }
    const events = lines.flatMap((line) => line.events)
    // What was taken back is not played backwards: the board just stands as it stood.
    const jumps = whole || before === null || lines.some(({ kind }) => kind === 'undo')
    if (this.motion === null) this.motion = new Motion(play.board)
    if (jumps) this.motion.jump(play.board)
    else this.motion.feed(events, play.board)
    this.#mark(lines, jumps)
    this.#compose(play)
    for (const listener of this.#listeners) listener(lines)
  }

  /** Mark on the map what others have done since one's own last decision. */
  #mark(lines: readonly LogLine[], anew: boolean): void {
    const events: GameEvent[] = anew ? [] : [...this.#marked]
    for (const line of lines) {
      if (line.kind === 'decision' && line.seat === this.seat) events.length = 0
      events.push(...line.events)
    }
    this.#marked = events.slice(-80)
    this.changes = changesOf(this.#marked)
  }
  #marked: readonly GameEvent[] = []

  /**
   * Begin to compose when something new is asked; what is composed for the same question stays,
   * through reloads, too.
   */
  #compose(play: Play | null): void {
    const ask = play?.asks ?? null
    const now = this.composer
    if (
      ask !== null &&
      now !== null &&
      now.ask.prompt === ask.prompt &&
      sameChoices(now, ask.choices)
    ) {
      return
    }
    now?.close()
    const keeper = keeperOf(this.id, this.person, ask?.prompt ?? -1)
    if (ask === null) keeper.keep([])
    this.composer = ask === null ? null : new Composer(ask, this, keeper)
  }
}

function sameChoices(composer: Composer, choices: readonly number[]): boolean {
  const own = composer.ask.choices
  return own.length === choices.length && own.every((action, at) => action === choices[at])
}

/** Why something was refused, in words: the reason and the rule, or what the server's code means. */
export function refusalWords(refused: Refused): string {
  if (refused.reason !== '') {
    const reason = t('error-illegal', { reason: t(`reason-${refused.reason}`) })
    return refused.clause === '' ? reason : `${reason} ${ruleName(refused.clause)}`
  }
  const id = `web-problem-${refused.code}`
  return t(has(id) ? id : 'web-problem-other', { text: refused.text, seconds: 0 })
}
