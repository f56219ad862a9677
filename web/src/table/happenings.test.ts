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

  it('has a sentence for every line in every language', async () => {
    const kinds = ['created', 'seat', 'undo', 'takeback', 'answer', 'frozen', 'closed', 'rematch']
    for (const code of ['de', 'es', 'fr', 'nl', 'en'] as const) {
      await show(code)
      for (const kind of kinds) {
        const [text] = said({ ...line(1, 0), kind })
        expect(text).toMatch(/\w/)
        expect(text).not.toContain('play-')
      }
    }
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

  it('keep what is weighty and what came last when there is too much', () => {
    const plain = { text: 'Something or other has happened here. '.repeat(4), weighty: false }
    const news = [{ text: 'Veto!', weighty: true }, ...Array.from({ length: 9 }, () => plain)]
    const text = shortened(news)
    expect(text).toMatch(/^6 more things stand in the log\. Veto! Something/)
    expect(text.length).toBeLessThan(MOST + 60)
  })
})
