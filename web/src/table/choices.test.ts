import { beforeAll, describe, expect, it } from 'vitest'

import { empty } from '../../gallery/positions'
import { CASTILLO, COURT, PROVINCE, type Ask, type AskKind } from '../net/protocol'
import { numberOf, PASS } from '../state/decisions'
import { show } from '../text/catalogue.svelte'
import { Words } from '../text/words'
import { gainWords, optionWords, pieceWords, stageOf } from './choices'

const words = new Words('bigbox', [{ number: 0, id: 'move-3', stack: 1 }], ['Ana', 'Bo', 'Cas'])
const move = (seat: number, from: number, to: number): number => numberOf('move', seat, from, to)
const moves = [move(0, 0, 4), move(0, 0, 9), move(1, 4, 0), move(1, 4, 9)]

function ask(kind: AskKind): Ask {
  const said = {
    id: `prompt-${kind}`,
    arguments: { left: 2 },
    card: -1,
    seat: -1,
    region: -1,
    seats: [],
  }
  return {
    ...{ prompt: 1, kind, said, choices: [], may_pass: true, changes: false },
    ...{ card: -1, left: 2, total: 3, against: -1, purpose: '' },
  }
}

beforeAll(() => show('en'))

describe('stages', () => {
  it('are one for most questions, with passing last', () => {
    const stage = stageOf([PASS, numberOf('place', 3), numberOf('place', CASTILLO)], null)
    expect(stage.name).toBe('all')
    expect(stage.options.map(({ action }) => action)).toEqual([
      numberOf('place', 3),
      numberOf('place', CASTILLO),
      PASS,
    ])
  })

  it('are two for moves: each piece once, then where it can go', () => {
    const first = stageOf([PASS, ...moves], null)
    expect(first.name).toBe('piece')
    expect(first.options.map(({ piece }) => piece)).toEqual([
      { kind: 'piece', seat: 0, place: 0 },
      { kind: 'piece', seat: 1, place: 4 },
      null,
    ])
    const second = stageOf([PASS, ...moves], { kind: 'piece', seat: 1, place: 4 })
    expect(second.name).toBe('place')
    expect(second.options.map(({ action }) => action)).toEqual([move(1, 4, 0), move(1, 4, 9)])
  })

  it('lead to every decision that is legal, whatever is picked before', () => {
    const tiles = [numberOf('tile', 0, 3), numberOf('tile', 0, 5), numberOf('tile', 1, 5)]
    for (const legal of [moves, [PASS, ...moves], tiles, [PASS], moves.slice(0, 2)]) {
      const first = stageOf(legal, null)
      const reached = first.options.flatMap(({ action, piece }) =>
        piece === null ? [action] : stageOf(legal, piece).options.map((option) => option.action),
      )
      expect(new Set(reached)).toEqual(new Set(legal))
      expect(reached.length).toBe(legal.length)
    }
  })

  it('begin anew when the piece that was picked is gone', () => {
    expect(stageOf(moves, { kind: 'piece', seat: 2, place: 8 }).name).toBe('piece')
  })
})

describe('words', () => {
  const board = empty(3)
  board.places[0] = [3, 1, 0]
  board.open = [0, -1, -1, -1, -1]

  it('say of a piece whose it is and how many there are', () => {
    expect(pieceWords({ kind: 'piece', seat: 0, place: 0 }, board, words, 0)).toBe(
      'Galicia: one of your own (3 there)',
    )
    expect(pieceWords({ kind: 'piece', seat: 1, place: COURT }, board, words, 0)).toBe(
      'Court: one of Bo (7 there)',
    )
    expect(pieceWords({ kind: 'tile', tile: 0 }, board, words, 0)).toContain('beside the board')
  })

  it('do not count what is to be remembered', () => {
    for (const place of [CASTILLO, PROVINCE]) {
      const piece = { kind: 'piece', seat: 1, place } as const
      expect(pieceWords(piece, board, words, 0, true)).not.toMatch(/\d/)
      expect(pieceWords(piece, board, words, 0)).toMatch(/\d/)
    }
    expect(pieceWords({ kind: 'piece', seat: 1, place: 0 }, board, words, 0, true)).toMatch(/1/)
  })

  it('say of a card what it does', () => {
    const option = stageOf([numberOf('card', 0)], null).options[0]
    expect(option && optionWords(option, 'all', ask('choose'), board, words, 0)).toBe(
      'Take card 1: Move 3. Move up to 3 caballeros, whoever they belong to.',
    )
  })

  it('say what a choice would bring, and nothing where nothing changes', () => {
    const gain = { action: 5, points: [0, 4, 0], projected: [-3, 2, 0] }
    expect(gainWords(gain, words, 0)).toBe(
      'points at once: Bo +4; −3 for you if all were scored now',
    )
    expect(gainWords({ action: 5, points: [0, 0], projected: [0, 1] }, words, 0)).toBe('')
    expect(gainWords(null, words, 0)).toBe('')
  })
})
