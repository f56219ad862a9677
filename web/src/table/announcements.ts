// What is said aloud at a table, for those who listen instead of look: short, joined, never twice.

import type { ChatLine, LogLine, Play } from '../net/protocol'
import { t } from '../text/catalogue.svelte'
import type { Words } from '../text/words'
import { sentenceOf, tellingsOf, type Telling } from './happenings'

/** How long news wait for more to come, at most; and the pause after something was said. */
export const GATHER = 350
export const LONGEST = 1_500
export const PAUSE = 1_200
/** More than this is not listened to: what is left out stands in the log. */
export const MOST = 600

/** Something to say: what must not be left out when there is too much is weighty. */
export interface News {
  text: string
  weighty: boolean
}

const WEIGHTY = new Set<string>([
  'veto_used',
  'put_back',
  'points_back',
  'veto_laid',
  'general_scoring',
  'castillo_opened',
  'scored',
  'disc_value',
  'power_back_value',
  'game_over',
])

/** What has been said before, and to whom. */
interface Heard {
  /** The seat of who listens, whom the page itself tells that time was up; -1 for none. */
  own: number
  /** The latest decision that is known already. */
  latest?: LogLine | undefined
}

/** Say what new lines of the log tell. */
export function newsOf(
  lines: readonly LogLine[],
  words: Words,
  { own, latest }: Heard = { own: -1 },
): News[] {
  const told = tellingsOf(lines)
  const late = lateOnes(lines, latest).filter(({ seat }) => seat !== own)
  return told.flatMap((telling, at) => {
    const time = late
      .filter(({ index }) => telling.clock && telling.first <= index && index <= telling.last)
      .map(({ seat }) => ({
        text: t('play-told-clock', { seat: words.seat(seat) }),
        weighty: true,
      }))
    if (saidOtherwise(telling, told, at)) return time
    const text = sentenceOf(telling, words)
    if (text === '') return time
    const name = telling.events[0]?.name
    return [...time, { text, weighty: name === undefined || WEIGHTY.has(name) }]
  })
}

/** The first of the answers in a row that a bot gives because a seat's time was up. */
function lateOnes(lines: readonly LogLine[], latest: LogLine | undefined): LogLine[] {
  const decisions = lines.filter(({ kind }) => kind === 'decision')
  return decisions.filter(({ author, seat }, at) => {
    const before = decisions[at - 1] ?? latest
    return author === 'clock' && (before?.author !== 'clock' || before.seat !== seat)
  })
}

/** Whether something else that is told says it too. */
function saidOtherwise(telling: Telling, told: readonly Telling[], at: number): boolean {
  const [event] = telling.events
  const next = told.slice(at + 1)
  // A refusal comes up over the page, where it is read out.
  if (telling.line?.kind === 'answer' && !telling.line.agree) return true
  switch (event?.name) {
    case 'turn_begins':
      return next.some(({ seat }) => seat === event.data.seat)
    case 'special_announced':
      return told.slice(0, at).some(({ events: [other] }) => {
        return other?.name === 'card_chosen' && other.data.card === event.data.card
      })
    case 'disc_set':
      return named(next[0], 'disc_value') || next.some(({ kind }) => kind === 'discs')
    case 'power_back':
      return named(next[0], 'power_back_value')
    default:
      return false
  }
}

function named(telling: Telling | undefined, name: string): boolean {
  return telling?.events[0]?.name === name
}

/** Say how things stand, for one who has just come. */
export function standing(play: Play, words: Words): string {
  const { board, result } = play
  if (result !== null) return ending(play, words)
  const scores = board.score.map((points, seat) =>
    t('play-told-part', { what: words.seat(seat), count: points }),
  )
  const parts = [
    `${t('round-of', { round: board.round, rounds: board.rounds })}.`,
    t('play-told-scores', { list: scores.join(', ') }),
  ]
  if (play.asks === null || play.asks.changes) parts.push(words.said(play.waiting))
  return parts.join(' ')
}

/** Say who has won; empty while the game goes on. */
export function ending({ result }: Play, words: Words): string {
  if (result === null) return ''
  const [first] = result.winners
  const points = result.points[first ?? 0] ?? 0
  if (result.winners.length === 1) return t('winner', { seat: words.seat(first ?? 0), points })
  return t('shared-victory', { seats: words.seats(result.winners), points })
}

/** Say what somebody said. */
export function chatNews(line: ChatLine): News {
  return { text: t('play-told-chat', { name: line.name, text: line.text }), weighty: true }
}

/** Return what of some news is said: all of it, or what is weighty and what came last. */
export function shortened(news: readonly News[]): string {
  let room = MOST
  let left = 0
  const kept: string[] = []
  for (const { text, weighty } of [...news].reverse()) {
    if (weighty || text.length <= room) kept.unshift(text)
    else left += 1
    room -= text.length
  }
  if (left > 0) kept.unshift(t('play-told-more', { count: left }))
  return kept.join(' ')
}

/** Gathers what there is to say and says it at a pace at which it can be heard. */
export class Crier {
  #lines: LogLine[] = []
  #latest: LogLine | undefined
  #news: News[] = []
  #question = ''
  #since = 0
  #quietUntil = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `say` puts a text where it is read out, at once if it is urgent; `own` is who listens. */
  constructor(
    private readonly say: (text: string, urgent: boolean) => void,
    private readonly words: () => Words,
    private readonly own: () => number = () => -1,
  ) {}

  /** Tell what new lines of the log tell: together with those that follow, as far as they do soon. */
  report(lines: readonly LogLine[]): void {
    if (lines.length === 0) return
    this.#lines.push(...lines)
    this.#soon()
  }

  /** Tell something else when there is time, after what has happened. */
  tell(news: readonly News[]): void {
    if (news.length === 0) return
    this.#news.push(...news)
    this.#soon()
  }

  /** Say what is asked, after what led to it and together with it; empty takes it back. */
  ask(question: string): void {
    this.#question = question
    if (question !== '') this.#soon()
  }

  /** Say nothing more. */
  close(): void {
    clearTimeout(this.#timer)
  }

  #soon(): void {
    const now = Date.now()
    if (this.#timer === undefined) this.#since = now
    clearTimeout(this.#timer)
    const gathered = Math.min(now + GATHER, this.#since + LONGEST)
    // A question does not wait until what was said before has been heard.
    const free = this.#question === '' ? this.#quietUntil : 0
    this.#timer = setTimeout(() => this.#cry(), Math.max(gathered, free) - now)
  }

  #cry(): void {
    this.#timer = undefined
    const urgent = this.#question !== ''
    const heard = { own: this.own(), latest: this.#latest }
    this.#latest = this.#lines.findLast(({ kind }) => kind === 'decision') ?? this.#latest
    const news = [...newsOf(this.#lines, this.words(), heard), ...this.#news]
    const parts = [shortened(news), this.#question].filter((part) => part !== '')
    this.#lines = []
    this.#news = []
    this.#question = ''
    if (parts.length === 0) return
    this.#quietUntil = Date.now() + PAUSE
    this.say(parts.join(' '), urgent)
  }
}
