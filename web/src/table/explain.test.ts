import { beforeAll, describe, expect, it } from 'vitest'

import rules from '../../../docs/rules/el-grande.md?raw'
import catalogue from '../../../src/hidalgo/locale/en/cards.ftl?raw'
import { crowded, empty, full, ordinary } from '../../gallery/positions'
import { CASTILLO, COURT, NEIGHBOURS, PROVINCE, type Board } from '../net/protocol'
import { languages, show } from '../text/catalogue.svelte'
import { Words } from '../text/words'
import { beside, explain, type Place, type Subject } from './explain'
import { meaning, SHORTCUTS, type Pressed } from './shortcuts.svelte'

const ids = [...catalogue.matchAll(/^card-([a-z0-9-]+) =/gm)].map(([, id]) => id ?? '')
const cards = ids.map((id, number) => ({ number, id, stack: 1 + (number % 5) }))
const words = new Words('bigbox', cards, ['Ana', 'Bo', 'Cas', 'Dora', 'Eva'])
const clauses = new Set([...rules.matchAll(/^\*\*(\d+\.\d+) /gm)].map(([, number]) => number))

function subjects(board: Board): Subject[] {
  const seats = board.score.map((_, seat) => seat)
  const places = board.places.map((_, place) => place)
  return [
    ...places.map((place): Subject => ({ kind: 'place', place })),
    ...[...places, COURT, PROVINCE].flatMap((place) =>
      seats.map((seat): Subject => ({ kind: 'piece', seat, place })),
    ),
    ...seats.flatMap((seat): Subject[] => [
      { kind: 'grande', seat },
      { kind: 'score', seat },
      { kind: 'laid', seat },
      { kind: 'veto', seat },
      { kind: 'disc', seat },
    ]),
    { kind: 'marker' },
    { kind: 'king' },
    { kind: 'tile', tile: 0 },
    { kind: 'tile', tile: 1 },
    ...cards.map(({ number }): Subject => ({ kind: 'action', card: number })),
    ...Array.from({ length: 13 }, (_, value): Subject => ({ kind: 'power', value: value + 1 })),
  ]
}

beforeAll(() => show('en'))

describe('explanations', () => {
  it('are there for everything, in every language, with clauses that there are', async () => {
    for (const { code } of languages) {
      await show(code)
      for (const board of [empty(2), ordinary(5), full(), crowded(1, 8, 30)]) {
        for (const subject of subjects(board)) {
          const { title, lines, clauses: named } = explain(subject, board, words)
          expect(title).toMatch(/\w/)
          expect(lines.length).toBeGreaterThan(0)
          for (const text of [title, ...lines]) expect(text).not.toMatch(/play-|undefined|\{/)
          expect(named.length).toBeGreaterThan(0)
          for (const clause of named) expect(clauses).toContain(clause)
          expect(new Set(named).size).toBe(named.length)
        }
      }
    }
    await show('en')
  })

  it('say of a region what the King does to it', () => {
    const board = ordinary(3)
    const taboo = explain({ kind: 'place', place: board.king }, board, words)
    expect(taboo.clauses).toContain('4.1')
    expect(taboo.lines.join(' ')).toContain('taboo')
    const [near = 0] = NEIGHBOURS[board.king] ?? []
    expect(explain({ kind: 'place', place: near }, board, words).lines.join(' ')).toContain(
      'can be placed here',
    )
    const far = [0, 1, 2, 3, 4, 5, 6, 7, 8].find(
      (place) => place !== board.king && !(NEIGHBOURS[board.king] ?? []).includes(place),
    )
    const distant = explain({ kind: 'place', place: far ?? -1 }, board, words)
    expect(distant.lines.join(' ')).toContain("only by a card's special action")
    expect(distant.clauses).toContain('6.14')
  })

  it('say of the Castillo that those who name the region of the King go to the Court', () => {
    const castillo = explain({ kind: 'place', place: CASTILLO }, ordinary(3), words)
    expect(castillo.lines.join(' ')).toContain('to the Court if the King is there')
    expect(castillo.clauses).toContain('5.16')
  })

  it('say what a rank pays with so many players', () => {
    const of = (players: number): string =>
      explain({ kind: 'place', place: 2 }, empty(players), words).lines.join(' ')
    expect(of(2)).not.toContain('second')
    expect(of(3)).not.toContain('third')
    expect(of(4)).toContain('1 for third')
  })

  it('say of a power card which turn it gives, and of a seat without one that it has none', () => {
    const board = ordinary(3)
    board.power = [4, 0, 11]
    board.order = []
    const of = (seat: number): string => {
      const { title, lines } = explain({ kind: 'laid', seat }, board, words)
      return [title, ...lines].join(' ')
    }
    expect(of(0)).toContain('Power card 4 of Ana')
    expect(of(0)).not.toContain(' of 3')
    expect(of(1)).toContain('no power card')
    board.power = [4, 9, 11]
    board.order = [2, 1, 0]
    expect(of(0)).toContain('turn 3 of 3')
    expect(of(2)).toContain('turn 1 of 3')
  })

  it('say who begins, and how long a Veto can be used', () => {
    const board = ordinary(3)
    board.marker = 1
    expect(explain({ kind: 'marker' }, board, words).title).toContain('Bo')
    board.vetos = [
      { seat: 0, last_round: 5 },
      { seat: 2, last_round: 6 },
      { seat: 2, last_round: 5 },
    ]
    const one = explain({ kind: 'veto', seat: 0 }, board, words)
    expect(one.lines.join(' ')).toContain('round 5')
    expect(one.clauses).not.toContain('7.19')
    const two = explain({ kind: 'veto', seat: 2 }, board, words)
    expect(two.lines.join(' ')).toContain('round 5')
    expect(two.clauses).toContain('7.19')
  })

  it('tell nothing that has to be remembered', () => {
    const board = ordinary(3)
    board.places[CASTILLO] = [27, 26, 25]
    board.province = [24, 23, 22]
    board.projected[CASTILLO] = [22, 0, 0]
    board.projected.slice(0, CASTILLO).forEach((points) => points.fill(0))
    board.score = [0, 0, 0]
    for (const subject of subjects(board)) {
      const { title, lines } = explain(subject, board, words, true)
      if (subject.kind === 'place' && subject.place !== CASTILLO) continue
      expect([title, ...lines].join(' ')).not.toMatch(/\b2[2-7]\b/)
    }
  })
})

describe('an explanation stands', () => {
  const room = { width: 360, height: 740 }
  const size = { width: 300, height: 200 }

  it('inside the window and beside what it explains', () => {
    for (let left = 0; left <= 320; left += 40) {
      for (let top = 0; top <= 700; top += 20) {
        const thing: Place = { left, top, width: 40, height: 40 }
        const at = beside(thing, size, room)
        expect(at.left).toBeGreaterThanOrEqual(0)
        expect(at.left + size.width).toBeLessThanOrEqual(room.width)
        expect(at.top).toBeGreaterThanOrEqual(0)
        expect(at.top + size.height).toBeLessThanOrEqual(room.height)
        const apart = at.top >= top + 40 || at.top + size.height <= top
        expect(apart).toBe(true)
      }
    }
  })

  it('at the further edge where nothing else has room', () => {
    expect(beside({ left: 0, top: 20, width: 360, height: 500 }, size, room).top).toBe(530)
  })
})

describe('keys', () => {
  const pressed: Pressed = {
    ...{ key: 'u', ctrlKey: false, metaKey: false, altKey: false },
    ...{ defaultPrevented: false, writing: false, onControl: false },
  }

  it('mean something only where nothing else is meant', () => {
    expect(meaning(pressed)).toBe('undo')
    expect(meaning({ ...pressed, writing: true })).toBeNull()
    expect(meaning({ ...pressed, ctrlKey: true })).toBeNull()
    expect(meaning({ ...pressed, defaultPrevented: true })).toBeNull()
    expect(meaning({ ...pressed, key: 'Enter' })).toBe('confirm')
    expect(meaning({ ...pressed, key: 'Enter', onControl: true })).toBeNull()
    expect(meaning({ ...pressed, key: 'x' })).toBeNull()
  })

  it('are each listed once', () => {
    expect(new Set(SHORTCUTS.map(({ key }) => key)).size).toBe(SHORTCUTS.length)
    expect(new Set(SHORTCUTS.map(({ command }) => command)).size).toBe(SHORTCUTS.length)
  })
})
