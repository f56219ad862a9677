import { describe, expect, it } from 'vitest'

import { CASTILLO, COURT, type GameEvent, type LogLine } from '../net/protocol'
import { pointsByPlace, pointsOf, scoresAfter, stretchesOf } from './points'
import { storyOf } from './story'

let next = 0

function line(...events: GameEvent[]): LogLine {
  const kind = next === 0 ? 'started' : 'decision'
  const index = next++
  const made = index // as long as nothing was taken back
  const rest = { to: -1, name: '', bot: '', agree: false, round: 9 }
  return { index, at: 0, kind, seat: 0, author: 'person', events, ...rest, made }
}

function game(...rest: (() => LogLine)[]): LogLine[] {
  next = 0
  return rest.map((make) => make())
}

const round = (number: number): GameEvent => ({ name: 'round_begins', data: { round: number } })
const turn = (seat: number): GameEvent => ({ name: 'turn_begins', data: { seat } })
const general = (number: number): GameEvent => ({ name: 'general_scoring', data: { number } })
const card = (seat: number, number: number): GameEvent => ({
  name: 'special_announced',
  data: { seat, card: number },
})
const scored = (place: number, p1: number, p2 = 0, p3 = 0): GameEvent => ({
  name: 'scored',
  data: { place, p1, p2, p3, p4: 0, p5: 0 },
})
const poured = (seat: number, to: number, count: number): GameEvent => ({
  name: 'moved',
  data: { by: seat, seat, from: CASTILLO, to, count },
})
const veto = (seat: number, against: number): GameEvent => ({
  name: 'veto_used',
  data: { seat, against, undone: 1 },
})
const back = (seat: number, points: number): GameEvent => ({
  name: 'points_back',
  data: { seat, points },
})
const undo = (to: number) => (): LogLine => ({ ...line(), kind: 'undo', to })

const whole = game(
  () => line(round(1)),
  () => line(turn(0)),
  () => line(card(0, 7), scored(3, 5, 2)),
  () => line(scored(4, 3), turn(1)),
  () => line(card(1, 8), scored(0, 0, 6)),
  () => line(veto(0, 1), back(1, 2), turn(2)),
  () => line(general(1)),
  () => line(scored(CASTILLO, 0, 5, 2), poured(1, 4, 2), scored(4, 1, 4), round(2)),
  () => line(turn(2)),
  () => line(card(2, 9), scored(5, 0, 0, 30), general(2)),
  () => line(scored(5, 1, 0, 8)),
)

describe('points', () => {
  const points = pointsOf(whole, 3)

  it('are grouped by what has scored them', () => {
    expect(
      points.scorings.map(({ round, general, card, by, index }) => [
        round,
        general,
        card,
        by,
        index,
      ]),
    ).toEqual([
      [1, 0, 7, 0, 3],
      [1, 1, -1, -1, 7],
      [2, 0, 9, 2, 9],
      [2, 2, -1, -1, 10],
    ])
    expect(points.scorings.map(({ points }) => points)).toEqual([
      [8, 2, 0],
      [1, 9, 2],
      [0, 0, 30],
      [1, 0, 8],
    ])
  })

  it('add up to the scores', () => {
    expect(scoresAfter(points)).toEqual([
      [0, 0, 0],
      [8, 2, 0],
      [9, 11, 2],
      [9, 11, 32],
      [10, 11, 40],
    ])
    const byPlace = pointsByPlace(points)
    expect(byPlace[4]).toEqual([4, 4, 0])
    expect(byPlace[CASTILLO]).toEqual([0, 5, 2])
    expect(byPlace[0]).toEqual([0, 0, 0])
  })

  it('are told round by round, also where a round has paid nothing', () => {
    expect(stretchesOf(points)).toEqual([
      { round: 1, general: 0, scores: [8, 2, 0] },
      { round: 1, general: 1, scores: [9, 11, 2] },
      { round: 2, general: 0, scores: [9, 11, 32] },
      { round: 2, general: 2, scores: [10, 11, 40] },
    ])
    const late = game(
      () => line(round(2)),
      () => line(round(3)),
      () => line(card(0, 7), scored(3, 5)),
      () => line(card(1, 8), scored(4, 0, 1)),
    )
    expect(stretchesOf(pointsOf(late, 2))).toEqual([
      { round: 2, general: 0, scores: [0, 0] },
      { round: 3, general: 0, scores: [5, 1] },
    ])
  })

  it('that a veto has taken back do not count, and are told', () => {
    expect(points.stopped).toEqual([{ index: 5, round: 1, by: 0, against: 1, card: 8, points: 6 }])
  })

  it('that were taken back by an undo do not count', () => {
    const lines = game(
      () => line(round(1)),
      () => line(card(0, 7), scored(3, 5)),
      undo(0),
      () => line(card(0, 7), scored(4, 0, 4)),
    )
    expect(scoresAfter(pointsOf(lines, 2)).at(-1)).toEqual([0, 4])
  })

  it('out of the Castillo are told where they were made in a general scoring', () => {
    expect(points.coups).toEqual([
      { index: 7, round: 1, general: 1, seat: 1, count: 2, place: 4, points: 4 },
    ])
    const home = game(
      () => line(round(1), general(1), poured(0, COURT, 4)),
      () => line(scored(2, 6)),
    )
    expect(pointsOf(home, 2).coups).toEqual([])
  })

  it('are none in a game without any', () => {
    const nothing = pointsOf(
      game(() => line(round(1))),
      2,
    )
    expect(scoresAfter(nothing)).toEqual([[0, 0]])
    expect(stretchesOf(nothing)).toEqual([{ round: 1, general: 0, scores: [0, 0] }])
    expect(storyOf(nothing, [0, 1], [0, 0])).toEqual([])
  })
})

describe('the story', () => {
  const points = pointsOf(whole, 3)
  const story = storyOf(points, [2], [10, 11, 40])
  const beat = (kind: string) => story.find((one) => one.kind === kind)

  it('tells turning points in their order, and the game as a whole at the end', () => {
    expect(story.map(({ kind }) => kind)).toEqual([
      'veto-points',
      'behind',
      'general',
      'coup',
      'lead',
      'catch',
      'home',
      'margin-wide',
    ])
  })

  it('knows who led when', () => {
    expect(beat('lead')).toMatchObject({ seat: 2, round: 2, index: 9, count: 2 })
    expect(beat('behind')).toMatchObject({ seat: 2, other: 1, points: 9, general: 1 })
    expect(storyOf(pointsOf(whole.slice(0, 4), 3), [0], [8, 2, 0])[0]).toMatchObject({
      kind: 'led',
      seat: 0,
      index: 3,
    })
  })

  it('knows what brought most', () => {
    expect(beat('catch')).toMatchObject({ seat: 2, place: 5, points: 30, round: 2 })
    expect(beat('general')).toMatchObject({ seat: 1, points: 9, general: 1 })
    expect(beat('coup')).toMatchObject({ seat: 1, count: 2, place: 4, points: 4 })
    expect(beat('home')).toMatchObject({ seat: 2, place: 5, points: 38 })
    expect(beat('margin-wide')).toMatchObject({ seat: 2, other: 1, points: 29 })
  })

  it('prefers the veto that cost points, then the one against who came furthest', () => {
    expect(beat('veto-points')).toMatchObject({ seat: 0, other: 1, points: 6, card: 8 })
    const lines = game(
      () => line(round(1), card(0, 3)),
      () => line(veto(1, 0)),
      () => line(card(2, 4)),
      () => line(veto(1, 2)),
    )
    expect(storyOf(pointsOf(lines, 3), [1], [1, 9, 5])[0]).toMatchObject({
      kind: 'veto',
      other: 2,
      card: 4,
    })
  })

  it('has no margin where the victory is shared, and says how narrow it was', () => {
    const ends = (winners: number[], final: number[]) =>
      storyOf(points, winners, final).filter(({ kind }) => kind.startsWith('margin'))
    expect(ends([0, 1], [9, 9, 3])).toEqual([])
    expect(ends([0], [9, 7, 8])[0]).toMatchObject({ kind: 'margin-narrow', other: 2, points: 1 })
    expect(ends([0], [19, 7, 8])[0]).toMatchObject({ kind: 'margin', other: 2, points: 11 })
  })
})
