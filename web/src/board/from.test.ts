import { expect, test } from 'vitest'

import { empty } from '../../gallery/positions'
import { CASTILLO, COURT } from '../net/protocol'
import { changesOf, ghostsBetween, noblesIn, placeOf, travels } from './from'

test('a draft is told as what comes and what goes', () => {
  const before = empty(3)
  const after = structuredClone(before)
  before.places[4] = [2, 0, 1]
  after.places[4] = [0, 0, 1]
  after.places[CASTILLO] = [0, 3, 0]
  after.king = 7
  after.grande[2] = 8
  after.tiles = [-1, 6]
  expect(ghostsBetween(before, after)).toEqual([
    { kind: 'piece', seat: 0, place: 4, count: -2 },
    { kind: 'piece', seat: 1, place: CASTILLO, count: 3 },
    { kind: 'grande', seat: 2, place: 8 },
    { kind: 'king', place: 7 },
    { kind: 'tile', tile: 1, place: 6 },
  ])
})

test('no difference, no ghosts; what lies beside the map makes none either', () => {
  const before = empty(2)
  const after = structuredClone(before)
  after.court = [3, 1]
  after.score = [9, 9]
  expect(ghostsBetween(before, after)).toEqual([])
})

test('single steps between the same places are joined to one mark', () => {
  const moved = { by: 0, seat: 1, from: COURT, to: 3, count: 1 }
  const marks = changesOf([
    { name: 'moved', data: moved },
    { name: 'turn_begins', data: { seat: 1 } },
    { name: 'moved', data: { ...moved, seat: 2 } },
    { name: 'moved', data: { ...moved, count: 2 } },
    { name: 'king_moved', data: { by: 0, from: 1, to: 2 } },
    { name: 'tile_moved', data: { by: 0, tile: 1, from: -1, to: 6 } },
    { name: 'scored', data: { place: 5, p1: 3, p2: 0, p3: 0, p4: 0, p5: 0 } },
  ])
  expect(marks).toEqual([
    { kind: 'piece', seat: 1, from: COURT, to: 3, count: 3 },
    { kind: 'piece', seat: 2, from: COURT, to: 3, count: 1 },
    { kind: 'king', from: 1, to: 2 },
    { kind: 'tile', tile: 1, from: -1, to: 6 },
    { kind: 'scored', from: -1, to: 5 },
  ])
})

test('only what goes from place to place on the map is an arrow', () => {
  const [inside, outside] = changesOf([
    { name: 'moved', data: { by: 0, seat: 0, from: 2, to: CASTILLO, count: 1 } },
    { name: 'moved', data: { by: 0, seat: 0, from: COURT, to: 2, count: 1 } },
  ])
  expect(inside && travels(inside)).toBe(true)
  expect(outside && travels(outside)).toBe(false)
})

test('whoever is noble in a region stands in a fixed order', () => {
  expect(noblesIn(4, [4, 2, 4], 4)).toEqual([
    { kind: 'king' },
    { kind: 'grande', seat: 0 },
    { kind: 'grande', seat: 2 },
  ])
  expect(noblesIn(0, [4, 2, 4], 4)).toEqual([])
})

test('a target knows its place', () => {
  const board = empty(3)
  expect(placeOf({ kind: 'king' }, board)).toBe(5)
  expect(placeOf({ kind: 'grande', seat: 2 }, board)).toBe(2)
  expect(placeOf({ kind: 'tile', tile: 0 }, board)).toBe(-1)
  expect(placeOf({ kind: 'piece', seat: 0, place: COURT }, board)).toBe(COURT)
})
