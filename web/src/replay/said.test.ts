import { beforeAll, describe, expect, it } from 'vitest'

import { COURT, type GameEvent, type LogLine } from '../net/protocol'
import { show } from '../text/catalogue.svelte'
import { Words } from '../text/words'
import { detailsOf, sentencesOf } from './said'

const CARDS = [
  { number: 0, id: 'move-3', stack: 1 },
  { number: 9, id: 'veto', stack: 2 },
]
const words = new Words('bigbox', CARDS, ['Ana', 'Bo', 'Cas'])

function line(kind: string, ...events: GameEvent[]): LogLine {
  const rest = { at: 0, to: -1, name: '', bot: '', agree: false, round: 2, made: 7 }
  return { index: 7, kind, seat: 0, author: 'person', events, ...rest }
}

const moved = (to: number): GameEvent => ({
  name: 'moved',
  data: { by: 0, seat: 0, from: COURT, to, count: 1 },
})
const scored = (place: number, p1: number, p2: number): GameEvent => ({
  name: 'scored',
  data: { place, p1, p2, p3: 0, p4: 0, p5: 0 },
})
const shown = (seat: number, region: number): GameEvent => ({
  name: 'disc_shown',
  data: { seat, region },
})
const begins: GameEvent = { name: 'round_begins', data: { round: 2 } }
const open: GameEvent[] = [
  { name: 'revealed', data: { stack: 0, card: 0 } },
  { name: 'revealed', data: { stack: 1, card: 9 } },
]

const said = (entry: LogLine): string[] => sentencesOf(entry, words).map(({ text }) => text)

beforeAll(() => show('en'))

describe('an entry', () => {
  it('tells what was done in one go in one sentence', () => {
    expect(said(line('decision', moved(0), moved(2), moved(0)))).toEqual([
      'Ana places 3 caballeros: Galicia 2, Aragón 1.',
    ])
  })

  it('tells of discs together, though what follows from each stands between them', () => {
    const entry = line('decision', shown(0, 0), moved(2), shown(1, 2), shown(2, 0))
    const [discs, ...rest] = sentencesOf(entry, words)
    expect(discs?.name).toBe('disc_shown')
    for (const name of ['Ana', 'Bo', 'Cas']) expect(discs?.text).toContain(name)
    expect(rest.map(({ name }) => name)).toEqual(['moved'])
  })

  it('tells of the cards of a round together, with the round where no heading has said it', () => {
    const entry = line('started', begins, ...open)
    expect(said(entry)).toHaveLength(1)
    const under = sentencesOf(entry, words, 'round_begins')
    expect(under).toHaveLength(1)
    expect(under[0]?.text).toContain(words.card(9))
    expect(said(entry)[0]).toContain(under[0]?.text)
    expect(sentencesOf(line('started', begins), words, 'round_begins')).toEqual([])
  })

  it('tells of a scoring in all, or place by place', () => {
    const entry = line('decision', scored(0, 5, 3), scored(2, 0, 4))
    expect(said(entry)).toHaveLength(1)
    expect(said(entry)[0]).toContain('Bo +7')
    const places = detailsOf(entry, words, 'general_scoring')
    expect(places.map(({ name }) => name)).toEqual(['scored', 'scored'])
    expect(places[1]?.text).toContain('Aragón')
  })

  it('says what was taken back', () => {
    expect(sentencesOf(line('undo'), words)).toMatchObject([{ name: 'undo' }])
    expect(said(line('undo'))[0]).toContain('Ana')
  })
})
