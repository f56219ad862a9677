import { expect, test } from 'vitest'

import { NEIGHBOURS } from '../net/protocol'
import { inside, lines } from './geometry'
import { layoutOf } from './layout'
import { AREAS, BORDERS, HEIGHT, WIDTH } from './map.generated'

const name = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`

test('regions share borders exactly where the rules say so', () => {
  const drawn = BORDERS.map(({ a, b }) => `${a}-${b}`)
  const ruled = NEIGHBOURS.flatMap((others, region) =>
    others.filter((other) => other > region).map((other) => `${region}-${other}`),
  )
  expect(drawn.toSorted()).toEqual(ruled.toSorted())
})

test('a border is drawn on the outlines of both its regions, so that they never part', () => {
  const corners = AREAS.map((area) => new Set(lines(area).flat().map(name)))
  for (const { a, b, path } of BORDERS) {
    const points = lines(path).flat().map(name)
    expect(points.length).toBeGreaterThan(5)
    expect(points.filter((point) => !corners[a]?.has(point) || !corners[b]?.has(point))).toEqual([])
  }
})

test('outlines that touch elsewhere than at a drawn border are corners of three regions', () => {
  const corners = AREAS.map((area) => new Set(lines(area).flat().map(name)))
  const drawn = new Set(BORDERS.map(({ a, b }) => `${a}-${b}`))
  corners.forEach((own, a) => {
    corners.slice(a + 1).forEach((others, index) => {
      if (drawn.has(`${a}-${a + 1 + index}`)) return
      expect([...own].filter((point) => others.has(point)).length).toBeLessThanOrEqual(1)
    })
  })
})

test('each region lies on the map, and its middle in it and in no other', () => {
  AREAS.forEach((area, region) => {
    const rings = lines(area)
    for (const { x, y } of rings.flat()) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(WIDTH)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(HEIGHT)
    }
    const middle = layoutOf(region).middle
    AREAS.forEach((other, index) => {
      expect(inside(lines(other), middle)).toBe(index === region)
    })
  })
})
