// Positions to look at: an ordinary one, and the extremes that the rules allow.

import { CASTILLO, REGIONS, type Board } from '../src/net/protocol'

const FIGURES = [
  [4, 2, 0],
  [5, 3, 1],
  [5, 4, 1],
  [4, 2, 1],
  [6, 4, 2],
  [7, 4, 2],
  [5, 3, 2],
  [4, 3, 1],
  [6, 3, 1],
  [5, 3, 1],
]

/** Return a board on which nothing stands but Grandes, one in each of the first regions. */
export function empty(seats: number): Board {
  const zeros = (): number[] => Array.from({ length: seats }, () => 0)
  return {
    round: 1,
    rounds: 9,
    phase: 'turns',
    places: Array.from({ length: REGIONS + 1 }, zeros),
    court: zeros().map(() => 7),
    province: zeros().map(() => 21),
    score: zeros().map((_, seat) => seat * 7),
    grande: zeros().map((_, seat) => seat),
    king: 5,
    tiles: [-1, -1],
    figures: FIGURES.map((row) => [...row]),
    marker: 0,
    order: zeros().map((_, seat) => seat),
    turn: 0,
    power: zeros(),
    used_power: zeros().map(() => []),
    hands: zeros().map(() => 13),
    open: [0, 12, 23, 35, 44],
    chosen: zeros().map(() => -1),
    vetos: [],
    discs: [],
    projected: Array.from({ length: REGIONS + 1 }, zeros),
  }
}

/** Return a position from the middle of a game. */
export function ordinary(seats: number): Board {
  const board = empty(seats)
  const rows = [
    [2, 0, 3, 0, 1],
    [0, 4, 2, 0, 0],
    [3, 1, 0, 2, 2],
    [1, 0, 0, 5, 0],
    [4, 3, 0, 1, 0],
    [0, 2, 5, 3, 6],
    [2, 2, 0, 0, 1],
    [0, 6, 1, 0, 3],
    [5, 0, 2, 4, 0],
    [2, 1, 3, 0, 2],
  ]
  board.places = rows.map((row) => row.slice(0, seats))
  board.score = [34, 41, 27, 34, 103].slice(0, seats)
  board.grande = [5, 2, 8, 3, 2].slice(0, seats)
  board.king = 4
  board.tiles = [2, -1]
  board.figures[2] = [8, 4, 0]
  board.projected = rows.map((row) => row.slice(0, seats).map((count) => (count > 2 ? count : 0)))
  return board
}

/** Return the worst that can happen to a region: all stand in it, and all who are noble in another. */
export function crowded(region: number, nobles: number, each = 30): Board {
  const board = empty(5)
  board.places[region] = [each, each, each, each, each]
  board.grande = board.grande.map(() => nobles)
  board.king = nobles
  board.tiles = [region, nobles === CASTILLO || nobles === region ? -1 : nobles]
  board.figures[region] = [8, 4, 0]
  return board
}

/** Return a board on which every place is as full as it can be drawn: for looking, not legal. */
export function full(): Board {
  const board = empty(5)
  board.places = board.places.map((_, place) => [30, 28, 17, 9, place + 11])
  board.grande = [0, 1, 2, 3, 3]
  board.projected = board.places.map(() => [8, 10, 4, 7, 12])
  return board
}
