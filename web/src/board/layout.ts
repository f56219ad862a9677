// Where things stand on the map, in its units: laid out by hand, so that nothing overlaps even
// when every piece that can be in a place is there.

import { CASTILLO } from '../net/protocol'

export interface Point {
  x: number
  y: number
}

/** A row of Grandes and the King: its middle, its lower edge, and how many find room. */
interface Row extends Point {
  room: number
}

interface PlaceLayout {
  /** The middle of the block of caballeros, and how many seats stand side by side. */
  stacks: Point & { columns: number }
  nobles: readonly Row[]
  /** Where the name and the figures are written; `beside`: in one line. */
  name: Point & { beside: boolean }
  /** Where arrows and the keyboard's focus point to. */
  middle: Point
}

/** The names that the map bears, in scoring order; they are the same in every language. */
export const NAMES: readonly string[] = [
  'Galicia',
  'País Vasco',
  'Aragón',
  'Cataluña',
  'Castilla la Vieja',
  'Castilla la Nueva',
  'Valencia',
  'Sevilla',
  'Granada',
  'Castillo',
]

/** The largest piece, for which the layout holds, and the smallest that is drawn. */
export const LARGEST = 48
export const SMALLEST = 32
/** The part of the map that phones show: all but the open sea in the east. */
export const NARROW = 930

const LAYOUT: readonly PlaceLayout[] = [
  {
    stacks: { x: 122, y: 188, columns: 3 },
    nobles: [{ x: 204, y: 134, room: 6 }],
    name: { x: 128, y: 34, beside: true },
    middle: { x: 130, y: 160 },
  },
  {
    stacks: { x: 520, y: 190, columns: 3 },
    nobles: [{ x: 470, y: 136, room: 6 }],
    name: { x: 462, y: 46, beside: true },
    middle: { x: 515, y: 160 },
  },
  {
    stacks: { x: 632, y: 316, columns: 3 },
    nobles: [
      { x: 642, y: 262, room: 3 },
      { x: 659, y: 200, room: 3 },
    ],
    name: { x: 616, y: 393, beside: false },
    middle: { x: 640, y: 285 },
  },
  {
    stacks: { x: 798, y: 248, columns: 3 },
    nobles: [
      { x: 771, y: 375, room: 3 },
      { x: 865, y: 430, room: 3 },
    ],
    name: { x: 875, y: 327, beside: false },
    middle: { x: 790, y: 250 },
  },
  {
    stacks: { x: 336, y: 306, columns: 5 },
    nobles: [{ x: 336, y: 274, room: 6 }],
    name: { x: 306, y: 168, beside: false },
    middle: { x: 336, y: 285 },
  },
  {
    stacks: { x: 392, y: 530, columns: 5 },
    nobles: [{ x: 392, y: 502, room: 6 }],
    name: { x: 410, y: 426, beside: true },
    middle: { x: 392, y: 500 },
  },
  {
    stacks: { x: 650, y: 517, columns: 2 },
    nobles: [
      { x: 610, y: 660, room: 3 },
      { x: 612, y: 722, room: 3 },
    ],
    name: { x: 752, y: 404, beside: false },
    middle: { x: 630, y: 510 },
  },
  {
    stacks: { x: 266, y: 703, columns: 3 },
    nobles: [
      { x: 336, y: 647, room: 3 },
      { x: 250, y: 836, room: 3 },
    ],
    name: { x: 143, y: 772, beside: false },
    middle: { x: 270, y: 680 },
  },
  {
    stacks: { x: 466, y: 706, columns: 3 },
    nobles: [
      { x: 445, y: 652, room: 3 },
      { x: 562, y: 830, room: 3 },
    ],
    name: { x: 406, y: 803, beside: true },
    middle: { x: 460, y: 690 },
  },
  {
    stacks: { x: 822, y: 646, columns: 3 },
    nobles: [],
    name: { x: 822, y: 784, beside: true },
    middle: { x: 822, y: 630 },
  },
]

/** Where the scoring tiles lie as long as they are beside the board, by their upper left corner. */
export const TILE_STORE: readonly Point[] = [
  { x: 12, y: 758 },
  { x: 12, y: 800 },
]

/** Where the Castillo's tower stands: its foot's middle. */
export const TOWER: Point = { x: 822, y: 756 }

export function layoutOf(place: number): PlaceLayout {
  const found = LAYOUT[place]
  if (found === undefined) throw new RangeError(`there is no place ${place} on the map`)
  return found
}

/** A box by its upper left corner. */
export interface Box extends Point {
  width: number
  height: number
}

const PITCH_X = 1.04
const PITCH_Y = 1.1
const NOBLE_WIDTH = 0.9
/** How tall Grandes and the King are, in pieces. */
const GRANDE_HEIGHT = 1.12
const KING_HEIGHT = 1.28

/** Where the caballeros of a seat stand in a place, of so many seats, drawn at so much a piece. */
export function stackBox(place: number, seat: number, seats: number, size: number): Box {
  const { x, y, columns } = layoutOf(place).stacks
  const rows = Math.ceil(seats / columns)
  // Four in rows of three would leave one alone: two and two look better.
  const across = Math.ceil(seats / rows)
  const row = Math.floor(seat / across)
  const inRow = Math.min(across, seats - row * across)
  return {
    x: x + ((seat % across) - (inRow - 1) / 2) * size * PITCH_X - size / 2,
    y: y + (row - (rows - 1) / 2) * size * PITCH_Y - size / 2,
    width: size,
    height: size,
  }
}

/** Where the `index`th of so many Grandes and Kings in a region stands. */
export function nobleBox(
  region: number,
  index: number,
  count: number,
  size: number,
  king: boolean,
): Box {
  let before = 0
  const rows = layoutOf(region).nobles
  for (const row of rows) {
    if (index < before + row.room || row === rows[rows.length - 1]) {
      const inRow = Math.min(row.room, count - before)
      const width = size * NOBLE_WIDTH
      const height = size * (king ? KING_HEIGHT : GRANDE_HEIGHT)
      return {
        x: row.x + (index - before - inRow / 2) * width,
        y: row.y - height,
        width,
        height,
      }
    }
    before += row.room
  }
  throw new RangeError(`no Grande stands in place ${region}`)
}

/** The size of a board of figures, given that of a piece. */
export function plaqueSize(size: number): { width: number; height: number } {
  return { width: size * 1.6, height: size * 0.68 }
}

/** How wide the names are in the bundled type, in ems. */
const EMS: Record<string, number> = {
  Galicia: 2.89,
  'País Vasco': 4.29,
  Aragón: 3.06,
  Cataluña: 3.78,
  'Castilla la Vieja': 6.32,
  'Castilla la Nueva': 6.9,
  Valencia: 3.53,
  Sevilla: 2.76,
  Granada: 3.59,
  Castillo: 3.18,
}

/** How wide a place's name is at a type size. */
export function nameWidth(name: string, type: number): number {
  return (EMS[name] ?? name.length * 0.46) * type
}

/** Where a place's board of figures lies, and its name: the end of its line. */
export function plaqueBox(place: number, size: number, type: number, name: string): Box {
  const at = layoutOf(place).name
  const { width, height } = plaqueSize(size)
  if (!at.beside) return { x: at.x - width / 2, y: at.y + 3, width, height }
  const whole = nameWidth(name, type) + 8 + width
  return { x: at.x + whole / 2 - width, y: at.y - height / 2, width, height }
}

/** Where a place's name is written: the middle of its base line. */
export function namePoint(place: number, size: number, type: number, name: string): Point {
  const at = layoutOf(place).name
  if (!at.beside) return { x: at.x, y: at.y - type * 0.3 }
  const whole = nameWidth(name, type) + 8 + plaqueSize(size).width
  return { x: at.x - whole / 2 + nameWidth(name, type) / 2, y: at.y + type * 0.34 }
}

/** Return the place that lies next in a direction (-1, 0 or 1 each way), or the same one. */
export function placeTowards(place: number, dx: number, dy: number): number {
  const from = layoutOf(place).middle
  let best = place
  let least = Infinity
  for (let other = 0; other <= CASTILLO; other += 1) {
    const to = layoutOf(other).middle
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    const far = along + 2 * aside
    if (other !== place && along > 0 && aside < along * 2.2 && far < least) {
      best = other
      least = far
    }
  }
  return best
}
