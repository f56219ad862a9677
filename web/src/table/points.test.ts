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
const placed = (seat: number, to: number, count: number): GameEvent => ({
  name: 'moved',
  data: { by: seat, seat, from: COURT, to, count },
})
const veto = (seat: number, against: number): GameEvent => ({
  name: 'veto_used',
  data: { seat, against, undone: 1 },
})
const back = (seat: number, points: number): GameEvent => ({
  name: 'points_back',
  data: { seat, points },
})
const paying = (row: [number, number, number?]) => () => line(card(0, 7), scored(3, ...row))
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
  const points = pointsOf(whole, 3, [0, 1, 2])

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
    expect(pointsOf(home, 2, [0, 1]).coups).toEqual([])
  })

  it('out of the Castillo count as a coup only where nothing would have been paid without', () => {
    const coups = (grandes: number[], ...before: GameEvent[]) =>
      pointsOf(
        game(
          () => line(round(1), ...before),
          () => line(general(1)),
          () => line(poured(0, 4, 2), scored(4, 6, 2)),
        ),
        2,
        grandes,
      ).coups.length
    const left = (to: number): GameEvent => ({
      name: 'moved',
      data: { by: 1, seat: 0, from: 4, to, count: 1 },
    })
    const away: GameEvent = { name: 'grande_moved', data: { seat: 0, from: 4, to: 7 } }
    const again: GameEvent = { name: 'put_back', data: { seat: 0, place: 4, count: 0 } }
    expect(coups([3, 1])).toBe(1)
    expect(coups([3, 1], placed(1, 4, 3))).toBe(1)
    expect(coups([3, 1], placed(0, 4, 1))).toBe(0)
    expect(coups([3, 1], placed(0, 4, 1), left(3))).toBe(1)
    expect(coups([3, 1], placed(0, 4, 1), again)).toBe(1)
    // In the first home region there are some from the beginning on, nobody tells how many.
    expect(coups([4, 1])).toBe(0)
    expect(coups([7, 1], away)).toBe(0)
    expect(coups([4, 1], again)).toBe(1)
    expect(coups([])).toBe(0)
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
  const points = pointsOf(whole, 3, [0, 1, 2])
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

  it('has nobody lead who was caught up with', () => {
    const told = (...rows: [number, number][]) => {
      const lines = game(() => line(round(1)), ...rows.map(paying))
      const [last] = scoresAfter(pointsOf(lines, 2)).slice(-1)
      const won = (last ?? []).flatMap((score, seat) =>
        score === Math.max(...(last ?? [])) ? [seat] : [],
      )
      return storyOf(pointsOf(lines, 2), won, last ?? [])
        .filter(({ kind }) => kind === 'led' || kind === 'lead')
        .map(({ kind, seat, index, count }) => [kind, seat, index, count])
    }
    expect(told([5, 0], [2, 0])).toEqual([['led', 0, 1, 0]])
    expect(told([5, 0], [0, 5], [2, 0])).toEqual([['led', 0, 3, 0]])
    expect(told([5, 0], [0, 5], [0, 2])).toEqual([['led', 1, 3, 1]])
    expect(told([5, 0], [0, 6], [1, 0], [0, 2])).toEqual([['led', 1, 4, 1]])
    expect(told([5, 0], [0, 6])).toEqual([['lead', 1, 2, 1]])
    expect(told([5, 0], [0, 6], [1, 0], [2, 0])).toEqual([['lead', 0, 4, 2]])
    expect(told([5, 0], [0, 5])).toEqual([])
    expect(told([5, 5])).toEqual([])
  })

  it('tells of whoever came from far behind, and whether the one in front won as well', () => {
    const told = (winners: number[], ...rows: [number, number, number][]) => {
      const lines = game(() => line(round(1)), ...rows.map(paying))
      const final = scoresAfter(pointsOf(lines, 3)).at(-1) ?? []
      return storyOf(pointsOf(lines, 3), winners, final)
        .filter(({ kind }) => kind.startsWith('behind'))
        .map(({ kind, seat, other, points }) => [kind, seat, other, points])
    }
    expect(told([0, 1], [9, 0, 0], [0, 9, 0])).toEqual([['behind-shared', 1, 0, 9]])
    expect(told([0, 1], [0, 0, 9], [10, 10, 0])).toEqual([['behind', 0, 2, 9]])
    expect(told([0], [0, 9, 9], [10, 0, 0])).toEqual([['behind', 0, 1, 9]])
    expect(told([0, 1], [0, 9, 9], [9, 0, 0], [1, 1, 0])).toEqual([['behind', 0, 2, 9]])
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
