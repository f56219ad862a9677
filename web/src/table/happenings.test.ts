import { beforeAll, describe, expect, it } from 'vitest'

import { CASTILLO, COURT, PROVINCE, type GameEvent, type LogLine } from '../net/protocol'
import { takenBack } from '../replay/log'
import { show } from '../text/catalogue.svelte'
import { Words } from '../text/words'
import { MOST, newsOf, shortened } from './announcements'
import { chaptersOf, placesOf, sentenceOf, sumsOf, tellingsOf } from './happenings'

const words = new Words(
  'bigbox',
  [
    { number: 0, id: 'move-3', stack: 1 },
    { number: 9, id: 'veto', stack: 2 },
  ],
  ['Ana', 'Bo', 'Cas'],
)
const ARA = 2
const GAL = 0

function line(index: number, seat: number, ...events: GameEvent[]): LogLine {
  const kind = 'decision'
  return {
    index,
    at: 0,
    kind,
    seat,
    author: 'person',
    events,
    to: -1,
    name: '',
    bot: '',
    agree: false,
    round: 1,
    made: index,
  }
}

function undo(index: number, seat: number, to: number): LogLine {
  return { ...line(index, seat), kind: 'undo', to, made: to }
}

function moved(by: number, seat: number, from: number, to: number, count = 1): GameEvent {
  return { name: 'moved', data: { by, seat, from, to, count } }
}

function scored(place: number, p1: number, p2 = 0): GameEvent {
  return { name: 'scored', data: { place, p1, p2, p3: 0, p4: 0, p5: 0 } }
}

const lets: GameEvent = { name: 'let_pass', data: { seat: 2, rest: 0 } }

function said(...lines: LogLine[]): string[] {
  return tellingsOf(lines).map((telling) => sentenceOf(telling, words))
}

beforeAll(() => show('en'))

describe('steps of one hand', () => {
  it('are one sentence, with each place once', () => {
    expect(
      said(
        line(1, 0, moved(0, 0, COURT, GAL)),
        line(2, 0, moved(0, 0, COURT, ARA)),
        line(3, 0, moved(0, 0, COURT, GAL)),
      ),
    ).toEqual(['Ana places 3 caballeros: Galicia 2, Aragón 1.'])
  })

  it('to one place are said as one step of several', () => {
    expect(said(line(1, 0, moved(0, 0, COURT, ARA)), line(2, 0, moved(0, 0, COURT, ARA)))).toEqual([
      'Ana places 2 caballeros: Aragón.',
    ])
  })

  it('are not divided by those who let them pass', () => {
    expect(
      said(
        line(1, 0, moved(0, 1, GAL, ARA)),
        line(2, 2, lets),
        line(3, 0, moved(0, 1, GAL, CASTILLO)),
        line(4, 2, lets),
      ),
    ).toEqual([
      'Ana moves 2 caballeros of Bo: Galicia → Aragón, Galicia → Castillo.',
      'Cas lets it pass.',
    ])
  })

  it('are apart where they are of different kinds, hands or owners', () => {
    expect(
      said(
        line(1, 0, moved(0, 0, PROVINCE, COURT, 3), moved(0, 0, COURT, GAL)),
        line(2, 0, moved(0, 0, GAL, ARA), moved(0, 1, GAL, ARA)),
        line(3, 1, moved(1, 1, COURT, GAL)),
      ),
    ).toHaveLength(5)
  })

  it('that were taken back are not joined with those that stand', () => {
    const lines = [
      line(1, 0, moved(0, 0, COURT, GAL)),
      line(2, 0, moved(0, 0, COURT, GAL)),
      undo(3, 0, 1),
      line(4, 0, moved(0, 0, COURT, ARA)),
    ]
    lines.forEach((one, at) => (one.made = [1, 2, 1, 2][at] ?? 0))
    const told = tellingsOf(lines, takenBack(lines))
    expect(told.map(({ undone }) => undone)).toEqual([false, true, false, false])
    expect(told.map(({ last }) => last)).toEqual([1, 2, 3, 4])
  })
})

describe('answers of the clock', () => {
  const clock = (index: number, seat: number, ...events: GameEvent[]): LogLine => ({
    ...line(index, seat, ...events),
    author: 'clock',
  })

  it('are marked, and not joined with those that a person gives', () => {
    const told = tellingsOf([
      line(1, 0, moved(0, 0, COURT, GAL)),
      clock(2, 0, moved(0, 0, COURT, ARA)),
      clock(3, 0, moved(0, 0, COURT, GAL)),
    ])
    expect(told.map(({ first, last, clock }) => [first, last, clock])).toEqual([
      [1, 1, false],
      [2, 3, true],
    ])
  })

  it('are the answers, not what comes of them', () => {
    const [chosen, begins, paid] = tellingsOf([
      clock(
        1,
        0,
        { name: 'card_chosen', data: { seat: 0, card: 0 } },
        { name: 'turn_begins', data: { seat: 0 } },
        scored(GAL, 4),
      ),
    ])
    expect([chosen?.clock, begins?.clock, paid?.clock]).toEqual([true, false, false])
  })
})

describe('the log', () => {
  const begins: GameEvent = { name: 'round_begins', data: { round: 3 } }
  const turn: GameEvent = { name: 'turn_begins', data: { seat: 1 } }
  const general: GameEvent = { name: 'general_scoring', data: { number: 1 } }

  it('has a chapter for each round and scoring, with a turn for each seat', () => {
    const chapters = chaptersOf(
      tellingsOf([
        { ...line(0, -1), kind: 'created' },
        line(1, 0, begins, { name: 'power_played', data: { seat: 0, value: 7 } }),
        line(2, 1, turn, moved(1, 1, COURT, GAL)),
        line(3, 1, general, scored(GAL, 4), scored(ARA, 0, 5)),
      ]),
    )
    expect(chapters.map(({ kind, number }) => [kind, number])).toEqual([
      ['before', 0],
      ['round', 3],
      ['scoring', 1],
    ])
    expect(chapters[1]?.turns.map(({ seat }) => seat)).toEqual([-1, 1])
  })

  it('sums up what is scored one after the other', () => {
    const [telling] = tellingsOf([line(1, 0, scored(GAL, 4, 2), scored(ARA, 0, 5))])
    expect(telling?.events.length).toBe(2)
    expect(sumsOf(telling?.events ?? [])).toEqual([4, 7, 0, 0, 0])
    expect(telling && sentenceOf(telling, words)).toBe('2 places scored: Ana +4, Bo +7.')
    expect(telling && placesOf(telling)).toEqual([GAL, ARA])
  })

  it('tells of discs together, and then of what follows from them', () => {
    const disc = (seat: number, region: number): GameEvent => ({
      name: 'disc_shown',
      data: { seat, region },
    })
    expect(
      said(
        line(
          1,
          0,
          disc(0, GAL),
          moved(0, 0, CASTILLO, GAL),
          disc(1, ARA),
          moved(1, 1, CASTILLO, ARA),
        ),
      ),
    ).toEqual([
      'The discs name: Ana Galicia, Bo Aragón.',
      'Ana moves 1 own caballero: Castillo → Galicia.',
      'Bo moves 1 own caballero: Castillo → Aragón.',
    ])
  })

  it('has a sentence for every line in every language', async () => {
    const kinds = ['created', 'undo', 'takeback', 'answer', 'frozen', 'closed', 'rematch']
    const lines = [
      ...kinds.map((kind) => ({ ...line(1, 0), kind })),
      { ...line(1, 0), kind: 'answer', agree: true },
      ...[0, 3].flatMap((round) => [seated('', '', round), seated('Bo', '', round)]),
      ...[0, 3].map((round) => seated('greedy', 'greedy', round)),
    ]
    for (const code of ['de', 'es', 'fr', 'nl', 'en'] as const) {
      await show(code)
      for (const one of lines) {
        const [text] = said(one)
        expect(text).toMatch(/\w/)
        expect(text).not.toMatch(/play-|greedy/)
      }
    }
  })

  function seated(name: string, bot: string, round: number): LogLine {
    return { ...line(1, 1), kind: 'seat', name, bot, round }
  }

  it('says who sits down, leaves and comes back, and which bot plays', () => {
    expect(said(seated('Bo', '', 0))).toEqual(['Bo takes seat 2.'])
    expect(said(seated('', '', 0))).toEqual(['Seat 2 is free again.'])
    expect(said(seated('greedy', 'greedy', 0))).toEqual(['A bot takes seat 2: Shrewd bot.'])
    expect(said(seated('greedy', 'greedy', 3))).toEqual([
      'Bo has left the game. A bot plays on: Shrewd bot.',
    ])
    expect(said(seated('Bo', '', 3))).toEqual(['Bo is back and plays on.'])
  })

  it('says whether somebody agrees to taking back', () => {
    const answer = { ...line(1, 1), kind: 'answer' }
    expect(said({ ...answer, agree: true })).toEqual(['Bo agrees to taking back.'])
    expect(said(answer)).toEqual(['Bo does not agree to taking back.'])
  })
})

describe('announcements', () => {
  const taken: GameEvent = { name: 'card_chosen', data: { seat: 1, card: 0 } }
  const announced: GameEvent = { name: 'special_announced', data: { seat: 1, card: 0 } }
  const turn: GameEvent = { name: 'turn_begins', data: { seat: 1 } }

  it('leave out what something else says', () => {
    const news = newsOf([line(1, 1, turn, taken, announced, moved(1, 1, GAL, ARA))], words)
    expect(news.map(({ text }) => text)).toEqual([
      'Bo takes the card: Move 3.',
      'Bo moves 1 own caballero: Galicia → Aragón.',
    ])
  })

  it('say whose turn it is where nothing else does', () => {
    expect(newsOf([line(1, 0, turn)], words).map(({ text }) => text)).toEqual(['Bo to move.'])
  })

  it('tell own secrets in own words, once', () => {
    const set: GameEvent = { name: 'disc_set', data: { seat: 0 } }
    const value: GameEvent = { name: 'disc_value', data: { seat: 0, region: ARA } }
    expect(newsOf([line(1, 0, set, value)], words).map(({ text }) => text)).toEqual([
      'Your disc names Aragón.',
    ])
  })

  it('say once that time was up, and not to whom the page says it', () => {
    const late = (index: number, seat: number, to: number): LogLine => ({
      ...line(index, seat, moved(seat, seat, COURT, to)),
      author: 'clock',
    })
    const one = late(1, 1, GAL)
    const told = (lines: LogLine[], own: number, latest?: LogLine): string[] =>
      newsOf(lines, words, { own, latest }).map(({ text }) => text)
    expect(told([one, late(2, 1, ARA)], 0)).toEqual([
      'The time of Bo is up: a bot answers.',
      'Bo places 2 caballeros: Galicia 1, Aragón 1.',
    ])
    expect(told([late(2, 1, ARA)], 0, one)).toEqual(['Bo places 1 caballero: Aragón.'])
    expect(told([late(2, 2, ARA)], 0, one)).toHaveLength(2)
    expect(told([one], 1)).toHaveLength(1)
  })

  it('leave a refusal to the message over the page', () => {
    const answer = { ...line(1, 1), kind: 'answer' }
    expect(newsOf([answer], words)).toEqual([])
    expect(newsOf([{ ...answer, agree: true }], words)).toHaveLength(1)
  })

  it('keep what is weighty and what came last when there is too much', () => {
    const plain = { text: 'Something or other has happened here. '.repeat(4), weighty: false }
    const news = [{ text: 'Veto!', weighty: true }, ...Array.from({ length: 9 }, () => plain)]
    const text = shortened(news)
    expect(text).toMatch(/^6 more things stand in the log\. Veto! Something/)
    expect(text.length).toBeLessThan(MOST + 60)
  })
})
