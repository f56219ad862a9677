import { describe, expect, test } from 'vitest'

import { CASTILLO, REGIONS } from '../net/protocol'
import { inside, lines, overlap } from './geometry'
import {
  LARGEST,
  NAMES,
  NARROW,
  SMALLEST,
  TILE_STORE,
  nameWidth,
  namePoint,
  nobleBox,
  placeTowards,
  plaqueBox,
  plaqueSize,
  stackBox,
  type Box,
  type Point,
} from './layout'
import { AREAS, HEIGHT } from './map.generated'
import { ACROSS, FIELDS, field, groups } from './track'

/** The type size that goes with the largest pieces, as on a phone of 360 pixels. */
const TYPE = 27
const PLACES = [...AREAS.keys(), CASTILLO]

function stacks(place: number, seats = 5, size = LARGEST): Box[] {
  return Array.from({ length: seats }, (_, seat) => stackBox(place, seat, seats, size))
}

/** The King and all Grandes. */
function nobles(region: number, size = LARGEST): Box[] {
  return Array.from({ length: 6 }, (_, index) => nobleBox(region, index, 6, size, index === 0))
}

function written(place: number, size = LARGEST, type = TYPE): Box[] {
  const name = NAMES[place] ?? ''
  const at = namePoint(place, size, type, name)
  const width = nameWidth(name, type)
  return [
    plaqueBox(place, size, type, name),
    { x: at.x - width / 2, y: at.y - type * 0.68, width, height: type * 0.7 },
  ]
}

function clashes(boxes: readonly Box[]): [Box, Box][] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => overlap(a, b))
      .map((b): [Box, Box] => [a, b]),
  )
}

describe.each([
  ['the largest', LARGEST, TYPE],
  ['the smallest', SMALLEST, 20],
])('%s pieces', (_name, size, type) => {
  test.each(PLACES)(
    'place %i: thirty caballeros of each of five seats, name and figures',
    (place) => {
      expect(clashes([...stacks(place, 5, size), ...written(place, size, type)])).toEqual([])
    },
  )

  test.each(PLACES.filter((place) => place < REGIONS))(
    'region %i: everybody in it, and the King with all Grandes too',
    (region) => {
      const all = [
        ...stacks(region, 5, size),
        ...nobles(region, size),
        ...written(region, size, type),
      ]
      expect(clashes(all)).toEqual([])
    },
  )
})

test('with everybody everywhere nothing stands on what belongs to another place', () => {
  const store = TILE_STORE.map((at) => ({ ...at, ...plaqueSize(LARGEST) }))
  const all = PLACES.map((place) => [...stacks(place), ...written(place)])
  expect(clashes([...all.flat(), ...store])).toEqual([])
})

test.each(PLACES.filter((place) => place < REGIONS))(
  'the King and all Grandes in region %i, and everybody in all the others',
  (region) => {
    const others = PLACES.filter((place) => place !== region)
    const all = others.flatMap((place) => [...stacks(place), ...written(place)])
    const crowd = [...stacks(region), ...nobles(region)]
    expect(crowd.flatMap((box) => all.filter((other) => overlap(box, other)))).toEqual([])
  },
)

test.each(PLACES.filter((place) => place < REGIONS))(
  'what stands in region %i has its middle in no other region',
  (region) => {
    for (const box of [...stacks(region), ...nobles(region)]) {
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const within = AREAS.flatMap((area, index) => (inside(lines(area), middle) ? [index] : []))
      expect(within.filter((index) => index !== region)).toEqual([])
    }
  },
)

test('all of it is on the part of the map that phones show', () => {
  for (const place of PLACES) {
    const noble = place < REGIONS ? nobles(place) : []
    for (const { x, y, width, height } of [...stacks(place), ...noble, ...written(place)]) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(NARROW)
      expect(y + height).toBeLessThanOrEqual(HEIGHT)
    }
  }
})

test.each([1, 2, 3, 4, 5])('%i seats stand in their order', (seats) => {
  for (const place of PLACES) {
    const boxes = stacks(place, seats)
    const inOrder = boxes.toSorted((a, b) => a.y - b.y || a.x - b.x)
    expect(boxes).toEqual(inOrder)
    expect(clashes(boxes)).toEqual([])
  }
})

test('the arrow keys reach every place, and stop at the edges', () => {
  const reached = new Set([0])
  for (const from of reached) {
    const ways = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const
    for (const [dx, dy] of ways) reached.add(placeTowards(from, dx, dy))
  }
  expect([...reached].toSorted((a, b) => a - b)).toEqual(PLACES)
  expect(placeTowards(0, -1, 0)).toBe(0)
  expect(placeTowards(4, 0, 1)).toBe(5)
})

test('a hundred fields go around the map, each next to the one before', () => {
  expect(FIELDS).toBe(100)
  const fields = Array.from({ length: FIELDS }, (_, number) => field(number))
  expect(new Set(fields.map(({ x, y }) => `${x} ${y}`)).size).toBe(100)
  fields.forEach((at, number) => {
    const next = field(number + 1)
    expect(Math.abs(at.x - next.x) + Math.abs(at.y - next.y)).toBe(40)
  })
  expect(field(ACROSS - 1).y).toBe(field(0).y)
})

test('seats with as many points, or a hundred more, share a field', () => {
  expect(groups([7, 12, 107])).toEqual([
    { number: 7, seats: [0, 2] },
    { number: 12, seats: [1] },
  ])
})

/** How far a point is from the outline of a region it lies in; negative if it does not. */
function depth(region: number, at: Point): number {
  const rings = lines(AREAS[region] ?? '')
  const far = Math.min(
    ...rings.flatMap((ring) =>
      ring.map((a, index) => {
        const b = ring[(index + 1) % ring.length] ?? a
        const [dx, dy] = [b.x - a.x, b.y - a.y]
        const along = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)
        const share = Math.min(1, Math.max(0, along))
        return Math.hypot(at.x - a.x - share * dx, at.y - a.y - share * dy)
      }),
    ),
  )
  return inside(rings, at) ? far : -far
}

describe.each([
  ['a phone', LARGEST],
  ['a laptop', 44],
  ['a large screen', SMALLEST],
])('at the size of %s', (_name, size) => {
  describe.each([1, 2, 3, 4, 5])('of %i seats', (seats) => {
    test('nothing stands on anything else, or on what is written', () => {
      for (let crowd = 0; crowd < REGIONS; crowd += 1) {
        const standing = PLACES.flatMap((place) => stacks(place, seats, size))
        const gathered = Array.from({ length: seats + 1 }, (_, index) =>
          nobleBox(crowd, index, seats + 1, size, index === 0),
        )
        const names = PLACES.flatMap((place) => written(place, size))
        expect(clashes([...standing, ...gathered, ...names]), NAMES[crowd]).toEqual([])
      }
    })

    test.each(NAMES.slice(0, REGIONS).map((name, region) => [name, region] as const))(
      'everything in %s has its middle or its foot in the region',
      (_place, region) => {
        for (const { x, y, width, height } of stacks(region, seats, size)) {
          expect(depth(region, { x: x + width / 2, y: y + height / 2 })).toBeGreaterThan(10)
        }
        for (let count = 1; count <= seats + 1; count += 1) {
          for (let index = 0; index < count; index += 1) {
            const { x, y, width, height } = nobleBox(region, index, count, size, false)
            expect(depth(region, { x: x + width / 2, y: y + height - 3 })).toBeGreaterThan(2)
          }
        }
      },
    )
  })
})
