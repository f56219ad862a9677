// Reads the generated map back as points, for tests and for placing what is drawn by hand.

import type { Box, Point } from './layout'

/** Return the lines of a path made of `M x y l dx dy …`, as the map's are. */
export function lines(path: string): Point[][] {
  return path
    .split('M')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = (part.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
      const points: Point[] = []
      let [x, y] = [0, 0]
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0
        y += numbers[i + 1] ?? 0
        points.push({ x, y })
      }
      return points
    })
}

/** Tell whether a point lies in an area of several rings. */
export function inside(rings: readonly Point[][], { x, y }: Point): boolean {
  let within = false
  for (const ring of rings) {
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within
    })
  }
  return within
}

/** Tell whether two boxes share more than an edge, but for errors of rounding. */
export function overlap(a: Box, b: Box): boolean {
  const [width, height] = [
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  ]
  return width > 0.001 && height > 0.001
}
