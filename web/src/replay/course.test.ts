import { describe, expect, it } from 'vitest'

import type { GameEvent, LogLine } from '../net/protocol'
import { Course, nameOf } from './course'

function line(index: number, ...events: GameEvent[]): LogLine {
  const kind = index === 2 ? 'started' : 'decision'
  const made = index - 2 // as long as nothing was taken back
  const rest = { to: -1, name: '', bot: '', agree: false, round: 1 }
  return { index, at: 0, kind, seat: 0, author: 'person', events, ...rest, made }
}
const undo = (index: number, to: number): LogLine => ({ ...line(index), kind: 'undo', to })

const round = (number: number): GameEvent => ({ name: 'round_begins', data: { round: number } })
const turn = (seat: number): GameEvent => ({ name: 'turn_begins', data: { seat } })
const power = (seat: number): GameEvent => ({ name: 'power_played', data: { seat, value: 3 } })
const scoring: GameEvent = { name: 'general_scoring', data: { number: 1 } }

const course = new Course([
  line(2, round(1)),
  line(3, power(0)),
  line(5, power(1), turn(1)),
  line(6), // seen by its own seat only, and nothing to look at
  line(7, power(2)),
  undo(8, 3),
  line(9, power(2), turn(0)),
  line(12, scoring),
  line(14, round(2)),
])

describe('the course of a game', () => {
  it('stops where something can be seen, also at what was taken back', () => {
    expect(course.steps.map(({ index }) => index)).toEqual([2, 3, 5, 7, 8, 9, 12, 14])
    expect(course.gone).toEqual(new Set([6, 7]))
  })

  it('has chapters that no list confuses, even where a scoring asks nobody anything', () => {
    const quick = new Course([line(2, round(1)), line(9, scoring, round(2)), line(12, round(3))])
    expect(quick.chapters.map(({ index }) => index)).toEqual([2, 9, 9, 12])
    const names = quick.chapters.map(nameOf)
    expect(new Set(names).size).toBe(names.length)
    expect(quick.chapterAt(9)).toEqual({ kind: 'round', number: 2, index: 9 })
  })

  it('steps from wherever one stands, up to both ends', () => {
    expect(course.step(2, 1)).toBe(3)
    expect(course.step(6, 1)).toBe(7)
    expect(course.step(6, -1)).toBe(3)
    expect(course.step(2, -1)).toBe(2)
    expect(course.step(14, 1)).toBe(14)
    expect(course.step(2, 400)).toBe(14)
    expect(course.position(-5)).toBe(0)
    expect(course.position(999)).toBe(7)
    expect(course.at(11)?.index).toBe(9)
  })

  it('has a chapter for every round and general scoring', () => {
    expect(course.chapters).toEqual([
      { kind: 'round', number: 1, index: 2 },
      { kind: 'scoring', number: 1, index: 12 },
      { kind: 'round', number: 2, index: 14 },
    ])
    expect(course.chapterAt(13)?.kind).toBe('scoring')
    expect(course.chapterAt(1)).toBeUndefined()
  })

  it('goes from turn to turn', () => {
    expect(course.turns).toEqual([2, 5, 9, 12, 14])
    expect(course.nextTurn(5)).toBe(9)
    expect(course.nextTurn(14)).toBe(14)
    expect(course.previousTurn(9)).toBe(5)
    expect(course.previousTurn(7)).toBe(5)
    expect(course.previousTurn(2)).toBe(2)
  })

  it('can be empty', () => {
    const nothing = new Course([])
    expect([nothing.first, nothing.last, nothing.step(0, 1)]).toEqual([0, 0, 0])
  })
})
