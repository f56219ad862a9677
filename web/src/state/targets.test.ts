import { describe, expect, it } from 'vitest'

import { COURT } from '../net/protocol'
import { numberOf, PASS } from './decisions'
import { Gestures } from './targets'

const [SEAT, RIVAL] = [1, 2]
const piece = (seat: number, place: number) => ({ kind: 'piece', seat, place }) as const
const place = (at: number) => ({ kind: 'place', place: at }) as const

describe('placing', () => {
  const to = [0, 4, 9]
  const placing = new Gestures([PASS, ...to.map((at) => numberOf('place', at))], 'place', SEAT)

  it('is a tap on a place, or a caballero dragged from the Court', () => {
    const { taps, drags } = placing.reach(null)
    expect(taps).toEqual(to.map(place))
    expect(drags).toEqual([{ piece: piece(SEAT, COURT), to }])
    expect(placing.tap(place(4), null)).toEqual({ action: numberOf('place', 4) })
    expect(placing.drop(piece(SEAT, COURT), 9)).toBe(numberOf('place', 9))
  })

  it('goes nowhere else, and nobody else can be placed', () => {
    expect(placing.tap(place(5), null)).toBeNull()
    expect(placing.drop(piece(RIVAL, COURT), 9)).toBeNull()
    expect(placing.drop(piece(SEAT, COURT), 5)).toBeNull()
  })
})

describe('moving', () => {
  const moves: [number, number, number][] = [
    [SEAT, 0, 1],
    [SEAT, 0, 9],
    [RIVAL, 0, 1],
  ]
  const moving = new Gestures(
    moves.map((move) => numberOf('move', ...move)),
    'move',
    SEAT,
  )

  it('begins with a piece, and goes on with a place', () => {
    expect(moving.reach(null).taps).toEqual([piece(SEAT, 0), piece(RIVAL, 0)])
    expect(moving.tap(piece(SEAT, 0), null)).toEqual({ select: piece(SEAT, 0) })
    expect(moving.placesFor(piece(SEAT, 0))).toEqual([1, 9])
    expect(moving.placesFor(piece(RIVAL, 0))).toEqual([1])
    expect(moving.tap(place(1), piece(RIVAL, 0))).toEqual({
      action: numberOf('move', RIVAL, 0, 1),
    })
  })

  it('lets go of a piece that is tapped again, and takes another instead', () => {
    expect(moving.tap(piece(SEAT, 0), piece(SEAT, 0))).toEqual({ select: null })
    expect(moving.tap(piece(RIVAL, 0), piece(SEAT, 0))).toEqual({ select: piece(RIVAL, 0) })
  })

  it('is a drag as well', () => {
    expect(moving.drop(piece(RIVAL, 0), 1)).toBe(numberOf('move', RIVAL, 0, 1))
    expect(moving.drop(piece(RIVAL, 0), 9)).toBeNull()
  })

  it('needs a piece even where only one could be meant', () => {
    const one = new Gestures([numberOf('move', SEAT, 0, 1)], 'move', SEAT)
    expect(one.reach(null).taps).toEqual([piece(SEAT, 0)])
    expect(one.tap(place(1), null)).toBeNull()
  })
})

describe('other questions', () => {
  it('take a piece away by a tap on it', () => {
    const home = new Gestures(
      [numberOf('take', SEAT, 3), numberOf('take', SEAT, COURT)],
      'return',
      SEAT,
    )
    expect(home.reach(null)).toEqual({ taps: [piece(SEAT, 3), piece(SEAT, COURT)], drags: [] })
    expect(home.tap(piece(SEAT, COURT), null)).toEqual({ action: numberOf('take', SEAT, COURT) })
  })

  it('move the King and the own Grande by a tap on the region, or by a drag', () => {
    for (const [kind, who] of [
      ['move-king', { kind: 'king' }],
      ['move-grande', { kind: 'grande', seat: SEAT }],
    ] as const) {
      const noble = new Gestures([numberOf('region', 2), numberOf('region', 6)], kind, SEAT)
      expect(noble.tap(place(6), null)).toEqual({ action: numberOf('region', 6) })
      expect(noble.reach(null).drags).toEqual([{ piece: who, to: [2, 6] }])
      expect(noble.drop(who, 2)).toBe(numberOf('region', 2))
    }
  })

  it('lay one of two tiles', () => {
    const tiles = new Gestures(
      [numberOf('tile', 0, 3), numberOf('tile', 1, 3), numberOf('tile', 1, 9)],
      'move-tile',
      SEAT,
    )
    expect(tiles.reach(null).taps).toEqual([
      { kind: 'tile', tile: 0 },
      { kind: 'tile', tile: 1 },
    ])
    expect(tiles.placesFor({ kind: 'tile', tile: 1 })).toEqual([3, 9])
  })

  it('have nothing on the map where they are answered by buttons', () => {
    const turn = new Gestures([PASS, numberOf('special'), numberOf('first')], 'turn', SEAT)
    expect(turn.any).toBe(false)
    expect(turn.reach(null)).toEqual({ taps: [], drags: [] })
  })
})
