// The story of a game in a few sentences: its turning points, found in its log.

import { scoresAfter, pointsByPlace, type Points, type Scoring } from './points'

/** Something worth telling: what, who, and where in the log; -1 or 0 for what does not apply. */
export interface Beat {
  kind:
    | 'led'
    | 'lead'
    | 'behind'
    | 'behind-shared'
    | 'catch'
    | 'general'
    | 'coup'
    | 'veto'
    | 'veto-points'
    | 'home'
    | 'margin'
    | 'margin-narrow'
    | 'margin-wide'
  /** The entry of the log; -1 for the game as a whole. */
  index: number
  round: number
  /** The number of a general scoring; 0 for any other time. */
  general: number
  seat: number
  other: number
  place: number
  card: number
  points: number
  count: number
}

const NOTHING: Omit<Beat, 'kind'> = {
  index: -1,
  round: 0,
  general: 0,
  seat: -1,
  other: -1,
  place: -1,
  card: -1,
  points: 0,
  count: 0,
}

/** What is worth a sentence: so far behind, so near at the end, so much out of the Castillo. */
const FAR_BEHIND = 8
const NARROW = 4
const WIDE = 20
const COUP = 3

/** Return the turning points of a game in their order, and at the end what holds for all of it. */
export function storyOf(
  points: Points,
  winners: readonly number[],
  final: readonly number[],
): Beat[] {
  const winner = winners[0]
  if (winner === undefined) return []
  const turning = [
    lead(points, winner),
    behind(points, winners),
    catchOf(points),
    general(points),
    coup(points),
    veto(points, final),
  ].filter((beat) => beat !== null)
  turning.sort((a, b) => a.index - b.index)
  const whole = [home(points, winner), margin(winners, final)].filter((beat) => beat !== null)
  return [...turning, ...whole]
}

/** Where and when something was scored. */
function when({ index, round, general }: Scoring): Pick<Beat, 'index' | 'round' | 'general'> {
  return { index, round, general }
}

/** The seat that is alone in front; -1 for none. */
function leader(scores: readonly number[]): number {
  const most = Math.max(...scores)
  const first = scores.indexOf(most)
  return scores.lastIndexOf(most) === first ? first : -1
}

/**
 * How the winner got in front for good: from somebody else, or from a tie, the one at the beginning
 * too. Whoever is caught up with leads no longer.
 */
function lead(points: Points, winner: number): Beat | null {
  let now = -1
  let last = -1
  let changes = 0
  let taken: Scoring | undefined
  let over = false
  scoresAfter(points).forEach((scores, at) => {
    const first = leader(scores)
    if (first >= 0 && first !== now) {
      over = now >= 0
      if (last >= 0 && first !== last) changes += 1
      last = first
      taken = points.scorings[at - 1]
    }
    now = first
  })
  if (now !== winner || taken === undefined) return null
  const kind = over || changes > 1 ? 'lead' : 'led'
  return { ...NOTHING, kind, ...when(taken), seat: winner, count: changes }
}

/** When a winner was furthest behind, if that was far; the one in front may share the victory. */
function behind(points: Points, winners: readonly number[]): Beat | null {
  let worst: Beat | null = null
  scoresAfter(points).forEach((scores, at) => {
    const scoring = points.scorings[at - 1]
    if (scoring === undefined) return
    const most = Math.max(...scores)
    const first = scores.flatMap((score, seat) => (score === most ? [seat] : []))
    const beaten = first.find((seat) => !winners.includes(seat))
    const kind = beaten === undefined ? 'behind-shared' : 'behind'
    for (const seat of winners) {
      const short = most - (scores[seat] ?? 0)
      if (short < Math.max(FAR_BEHIND, (worst?.points ?? 0) + 1)) continue
      const other = beaten ?? first[0] ?? -1
      worst = { ...NOTHING, kind, ...when(scoring), seat, other, points: short }
    }
  })
  return worst
}

/** The most that one place has paid one seat at one time. */
function catchOf({ scorings }: Points): Beat | null {
  let best: Beat | null = null
  for (const scoring of scorings) {
    for (const { place, points } of scoring.gains) {
      points.forEach((paid, seat) => {
        if (paid <= (best?.points ?? 0)) return
        best = { ...NOTHING, kind: 'catch', ...when(scoring), seat, place, points: paid }
      })
    }
  }
  return best
}

/** The most that a general scoring has paid one seat. */
function general({ scorings }: Points): Beat | null {
  let best: Beat | null = null
  for (const scoring of scorings) {
    if (scoring.general === 0) continue
    scoring.points.forEach((paid, seat) => {
      if (paid <= (best?.points ?? 0)) return
      best = { ...NOTHING, kind: 'general', ...when(scoring), seat, points: paid }
    })
  }
  return best
}

/** The caballeros out of the Castillo that brought the most where their player had none before. */
function coup({ coups }: Points): Beat | null {
  const best = coups.reduce((a, b) => (b.points > (a?.points ?? COUP - 1) ? b : a), coups[0])
  return best === undefined || best.points < COUP ? null : { ...NOTHING, kind: 'coup', ...best }
}

/** The veto that hurt most: by the points that were lost, or else by who was stopped. */
function veto({ stopped }: Points, final: readonly number[]): Beat | null {
  const weight = ({ points, against }: (typeof stopped)[number]): number =>
    points * 1000 + (final[against] ?? 0)
  const [first] = stopped
  if (first === undefined) return null
  const worst = stopped.reduce((a, b) => (weight(b) > weight(a) ? b : a), first)
  const { index, round, by: seat, against: other, card, points } = worst
  const kind = points > 0 ? 'veto-points' : 'veto'
  return { ...NOTHING, kind, index, round, seat, other, card, points }
}

/** The place that has paid the winner most in the whole game. */
function home(points: Points, winner: number): Beat | null {
  const paid = pointsByPlace(points).map((row) => row[winner] ?? 0)
  const most = Math.max(...paid)
  if (most === 0) return null
  return { ...NOTHING, kind: 'home', seat: winner, place: paid.indexOf(most), points: most }
}

/** How far the winner was ahead; null for a victory that is shared, or of one who was alone. */
function margin(winners: readonly number[], final: readonly number[]): Beat | null {
  const winner = winners[0] ?? 0
  const others = final.flatMap((score, seat) => (winners.includes(seat) ? [] : [{ score, seat }]))
  const [first] = others
  if (winners.length > 1 || first === undefined) return null
  const second = others.reduce((a, b) => (b.score > a.score ? b : a), first)
  const ahead = (final[winner] ?? 0) - second.score
  const kind = ahead <= NARROW ? 'margin-narrow' : ahead >= WIDE ? 'margin-wide' : 'margin'
  return { ...NOTHING, kind, seat: winner, other: second.seat, points: ahead }
}
