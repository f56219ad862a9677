// From events to scenes: what flies where, and how the board looks while it flies and after it.

import { countsAt, sharesOf } from '../net/places'
import { CASTILLO, COURT, PROVINCE, type Board, type Happened } from '../net/protocol'

/** Something on its way. `from` and `to` are anchors in the document, the best one first. */
export type Flight = { from: readonly string[]; to: readonly string[] } & (
  | { kind: 'piece' | 'points'; seat: number; count: number }
  | { kind: 'grande'; seat: number }
  | { kind: 'king' }
  | { kind: 'tile'; tile: number }
)

/** A disc that lies open: whose, and the region it names. */
export interface Turned {
  seat: number
  region: number
}

export interface Scene {
  flights: Flight[]
  during: Board
  after: Board
  /** The Castillo's content while it lies open, before and after the flights. */
  open: { during: number[] | null; after: number[] | null }
  /** Discs that are turned for all to see. */
  turned: Turned[]
  /** What happens in it, for whoever puts it into words. */
  told: readonly Happened[]
  /** How long the end of the scene is looked at, in beats; flights have their own time. */
  hold: number
}

/** The part of a board that is shown as it changes, rather than at once. */
type Moving = Pick<
  Board,
  | 'places'
  | 'court'
  | 'province'
  | 'score'
  | 'grande'
  | 'king'
  | 'tiles'
  | 'figures'
  | 'projected'
  | 'marker'
>

function movingOf(board: Board): Moving {
  const { places, court, province, score, grande, king, tiles, figures, projected, marker } = board
  return structuredClone({
    places,
    court,
    province,
    score,
    grande,
    king,
    tiles,
    figures,
    projected,
    marker,
  })
}

function add(counts: number[], seat: number, more: number): void {
  counts[seat] = Math.max(0, (counts[seat] ?? 0) + more)
}

function anchors(seat: number, place: number): string[] {
  if (place === COURT) return [`court-${seat}`, `seat-${seat}`, `score-${seat}`]
  if (place === PROVINCE) return [`province-${seat}`, `seat-${seat}`, `score-${seat}`]
  return [`piece-${seat}-${place}`, `place-${place}`]
}

/** Make scenes of what happened between two boards; the last one ends on the second exactly. */
export function scenesOf(before: Board, events: readonly Happened[], end: Board): Scene[] {
  return new Director(before, end).play(events)
}

class Director {
  private readonly scenes: Scene[] = []
  private readonly moving: Moving
  private open: number[] | null = null
  private turned: Turned[] = []
  private told: readonly Happened[] = []

  constructor(
    before: Board,
    private readonly end: Board,
  ) {
    this.moving = movingOf(before)
  }

  play(happened: readonly Happened[]): Scene[] {
    const events = discsFirst(happened)
    for (let at = 0; at < events.length; at += 1) {
      const event = events[at]
      if (event === undefined) continue
      this.closeWhatIsOver(event)
      this.told = [event]
      switch (event.name) {
        case 'moved': {
          const group = this.together(events, at)
          this.told = group
          this.move(group)
          at += group.length - 1
          break
        }
        case 'put_back':
          this.putBack(event.data)
          break
        case 'points_back':
          this.set(this.moving.score, event.data, 'points')
          break
        case 'king_moved':
          this.king(event.data)
          break
        case 'grande_moved':
          this.grande(event.data)
          break
        case 'tile_moved':
          this.tile(event.data)
          break
        case 'castillo_opened':
          this.open = sharesOf(event.data, this.end.court.length)
          this.scene({ hold: 1.4 })
          break
        case 'scored':
          this.score(event.data)
          break
        case 'disc_shown': {
          const group = run(events, at, 'disc_shown')
          this.turned = group.map(({ data }) => ({
            seat: data['seat'] ?? 0,
            region: data['region'] ?? -1,
          }))
          this.told = group
          this.scene({ hold: 2 })
          at += group.length - 1
          break
        }
      }
    }
    this.finish()
    return this.scenes
  }

  /** The Castillo stays open while it is scored and emptied, discs until something else moves. */
  private closeWhatIsOver({ name, data }: Happened): void {
    const castillo =
      name === 'castillo_opened' ||
      name === 'disc_shown' ||
      (name === 'scored' && data['place'] === CASTILLO) ||
      (name === 'moved' && data['from'] === CASTILLO)
    if (!castillo) this.open = null
    if (name !== 'disc_shown' && name !== 'moved') this.turned = []
  }

  /** Moves of one hand, or out of the Castillo, follow each other so quickly that they are one scene. */
  private together(events: readonly Happened[], start: number): Happened[] {
    const all = run(events, start, 'moved')
    const first = all[0]?.data
    const poured = first?.['from'] === CASTILLO
    const stop = all.findIndex(({ data }) =>
      poured
        ? data['from'] !== CASTILLO
        : data['by'] !== first?.['by'] || data['from'] === CASTILLO,
    )
    return stop < 0 ? all : all.slice(0, stop)
  }

  private move(group: readonly Happened[]): void {
    const during = structuredClone(this.moving)
    const openDuring = this.open === null ? null : [...this.open]
    const flights: Extract<Flight, { kind: 'piece' | 'points' }>[] = []
    for (const { data } of group) {
      const [seat, from, to, count] = [
        data['seat'] ?? 0,
        data['from'] ?? PROVINCE,
        data['to'] ?? PROVINCE,
        data['count'] ?? 1,
      ]
      add(countsAt(during, from), seat, -count)
      add(countsAt(this.moving, from), seat, -count)
      add(countsAt(this.moving, to), seat, count)
      if (from === CASTILLO && this.open !== null && openDuring !== null) {
        add(openDuring, seat, -count)
        add(this.open, seat, -count)
      }
      const alike = flights.find(
        (flight) =>
          flight.seat === seat &&
          flight.from[0] === anchors(seat, from)[0] &&
          flight.to[0] === anchors(seat, to)[0],
      )
      if (alike === undefined) {
        flights.push({
          kind: 'piece',
          seat,
          count,
          from: anchors(seat, from),
          to: anchors(seat, to),
        })
      } else {
        alike.count += count
      }
    }
    this.scene({ flights, during, openDuring })
  }

  private putBack(data: Record<string, number>): void {
    this.set(countsAt(this.moving, data['place'] ?? PROVINCE), data, 'count')
  }

  private set(counts: number[], data: Record<string, number>, field: string): void {
    counts[data['seat'] ?? 0] = data[field] ?? 0
  }

  private king(data: Record<string, number>): void {
    const during = structuredClone(this.moving)
    during.king = -1
    this.moving.king = data['to'] ?? 0
    this.noble({ kind: 'king' }, 'king', data, during)
  }

  private grande(data: Record<string, number>): void {
    const seat = data['seat'] ?? -1
    const during = structuredClone(this.moving)
    during.grande[seat] = -1
    this.moving.grande[seat] = data['to'] ?? 0
    this.noble({ kind: 'grande', seat }, `grande-${seat}`, data, during)
  }

  private noble(
    who: { kind: 'king' } | { kind: 'grande'; seat: number },
    anchor: string,
    data: Record<string, number>,
    during: Moving,
  ): void {
    const from = [anchor, `place-${data['from'] ?? 0}`]
    const to = [`place-${data['to'] ?? 0}`]
    this.scene({ flights: [{ ...who, from, to }], during, hold: 0.5 })
  }

  private tile(data: Record<string, number>): void {
    const [tile, to] = [data['tile'] ?? 0, data['to'] ?? 0]
    const flight: Flight = {
      kind: 'tile',
      tile,
      from: [`tile-${tile}`],
      to: [`plaque-${to}`, `place-${to}`],
    }
    const during = structuredClone(this.moving)
    this.moving.tiles[tile] = to
    this.moving.figures = structuredClone(this.end.figures)
    this.scene({ flights: [flight], during, hold: 0.5 })
  }

  private score(data: Record<string, number>): void {
    const place = data['place'] ?? 0
    const during = structuredClone(this.moving)
    const flights: Flight[] = []
    sharesOf(data, this.end.score.length).forEach((points, seat) => {
      if (points === 0) return
      add(this.moving.score, seat, points)
      flights.push({
        kind: 'points',
        seat,
        count: points,
        from: [`piece-${seat}-${place}`, `place-${place}`],
        to: [`score-${seat}`, `seat-${seat}`],
      })
    })
    if (flights.length > 0) this.scene({ flights, during, hold: 0.4 })
  }

  private scene(part: {
    flights?: Flight[]
    during?: Moving
    openDuring?: number[] | null
    hold?: number
  }): void {
    const open = this.open === null ? null : [...this.open]
    this.scenes.push({
      flights: part.flights ?? [],
      during: { ...this.end, ...structuredClone(part.during ?? this.moving) },
      after: { ...this.end, ...structuredClone(this.moving) },
      open: { during: part.openDuring === undefined ? open : part.openDuring, after: open },
      turned: this.turned,
      told: this.told,
      hold: part.hold ?? 0.2,
    })
  }

  /** The last scene ends on the board as the server tells it. */
  private finish(): void {
    this.scenes.push({
      flights: [],
      during: this.end,
      after: this.end,
      open: { during: null, after: null },
      turned: [],
      told: [],
      hold: 0,
    })
  }
}

/**
 * Discs that were set in secret are turned at once, and only then is anything carried out; the
 * engine tells of each disc together with what follows from it.
 */
export function discsFirst<E extends Happened>(events: readonly E[]): E[] {
  const ordered: E[] = []
  for (let at = 0; at < events.length;) {
    const rest = events.slice(at)
    const length = rest[0]?.name === 'disc_shown' ? revealed(rest) : 1
    const together = rest.slice(0, length)
    const discs = together.filter(({ name }) => name === 'disc_shown')
    ordered.push(...discs, ...together.filter((event) => !discs.includes(event)))
    at += length
  }
  return ordered
}

/** Return how many events belong to one turning of discs, of which everybody has one. */
function revealed(events: readonly Happened[]): number {
  const seen = new Set<number>()
  const stop = events.findIndex(({ name, data }) => {
    if (name === 'moved') return false
    if (name !== 'disc_shown' || seen.has(data['seat'] ?? 0)) return true
    seen.add(data['seat'] ?? 0)
    return false
  })
  return stop < 0 ? events.length : stop
}

/** Return the events of a name that follow each other from a start. */
function run(events: readonly Happened[], start: number, name: string): Happened[] {
  let stop = start
  while (events[stop]?.name === name) stop += 1
  return events.slice(start, stop)
}
