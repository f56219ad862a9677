// The score track: a hundred fields around the map, used again and again.

import type { Point } from './layout'
import { HEIGHT, WIDTH } from './map.generated'

/** The side of a field; 29 by 23 of them go around the map. */
export const FIELD = 40
export const ACROSS = WIDTH / FIELD + 2
const DOWN = HEIGHT / FIELD + 2
export const FIELDS = 2 * (ACROSS + DOWN) - 4

/** Return the upper left corner of a field of the frame. */
export function field(number: number): Point {
  const at = ((number % FIELDS) + FIELDS) % FIELDS
  const [right, bottom, left] = [ACROSS - 1, ACROSS + DOWN - 2, 2 * ACROSS + DOWN - 3]
  const [x, y] =
    at <= right
      ? [at, 0]
      : at <= bottom
        ? [right, at - right]
        : at <= left
          ? [right - (at - bottom), DOWN - 1]
          : [0, DOWN - 1 - (at - left)]
  return { x: (x - 1) * FIELD, y: (y - 1) * FIELD }
}

/** Return the fields on which somebody stands, with the seats there. */
export function groups(score: readonly number[]): { number: number; seats: number[] }[] {
  const found = new Map<number, number[]>()
  score.forEach((points, seat) => {
    const number = points % FIELDS
    found.set(number, [...(found.get(number) ?? []), seat])
  })
  return [...found].map(([number, seats]) => ({ number, seats }))
}
