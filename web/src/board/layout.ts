// Where things stand on the map, in its units: laid out by hand, so that nothing overlaps even
// when every piece that can be in a place is there.

import { CASTILLO } from '../net/protocol'

export interface Point {
  x: number
  y: number
}

/** A row of pieces: its middle, for Grandes and the King its lower edge, and how many find room. */
interface Row extends Point {
  room: number
}

interface PlaceLayout {
  /** Where caballeros stand, for one seat, two, three, four and five: rows of them. */
  stacks: readonly (readonly Row[])[]
  /** Rows of Grandes and the King, the first ones before the others. */
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

const row = (x: number, y: number, room: number): Row => ({ x, y, room })

const LAYOUT: readonly PlaceLayout[] = [
  {
    stacks: [
      [row(150, 145, 1)],
      [row(128, 143, 2)],
      [row(128, 143, 2), row(128, 196, 1)],
      [row(122, 143, 2), row(122, 196, 2)],
      [row(121, 143, 3), row(121, 196, 2)],
    ],
    nobles: [row(134, 118, 4), row(265, 119, 2)],
    name: { x: 128, y: 28, beside: true },
    middle: { x: 130, y: 160 },
  },
  {
    stacks: [
      [row(530, 156, 1)],
      [row(536, 161, 2)],
      [row(530, 151, 2), row(547, 204, 1)],
      [row(530, 151, 2), row(521, 204, 2)],
      [row(541, 151, 3), row(521, 204, 2)],
    ],
    nobles: [row(553, 121, 2), row(487, 126, 1), row(421, 107, 2), row(355, 112, 1)],
    name: { x: 462, y: 20, beside: true },
    middle: { x: 515, y: 160 },
  },
  {
    stacks: [
      [row(624, 325, 1)],
      [row(624, 325, 2)],
      [row(646, 213, 1), row(624, 325, 2)],
      [row(646, 213, 2), row(624, 325, 2)],
      [row(649, 213, 2), row(596, 325, 2), row(669, 332, 1)],
    ],
    nobles: [row(619, 300, 4), row(661, 188, 2)],
    name: { x: 616, y: 393, beside: false },
    middle: { x: 640, y: 285 },
  },
  {
    stacks: [
      [row(754, 290, 1)],
      [row(768, 290, 2)],
      [row(845, 241, 2), row(752, 292, 1)],
      [row(845, 241, 2), row(766, 290, 2)],
      [row(845, 241, 2), row(764, 290, 2), row(717, 340, 1)],
    ],
    nobles: [row(751, 265, 2), row(776, 202, 2), row(865, 216, 2)],
    name: { x: 875, y: 327, beside: false },
    middle: { x: 790, y: 250 },
  },
  {
    stacks: [
      [row(326, 318, 1)],
      [row(326, 316, 2)],
      [row(326, 316, 3)],
      [row(326, 313, 2), row(326, 366, 2)],
      [row(325, 313, 3), row(325, 366, 2)],
    ],
    nobles: [row(361, 288, 6)],
    name: { x: 306, y: 168, beside: false },
    middle: { x: 336, y: 285 },
  },
  {
    stacks: [
      [row(392, 530, 1)],
      [row(392, 530, 2)],
      [row(392, 530, 3)],
      [row(392, 530, 4)],
      [row(392, 530, 5)],
    ],
    nobles: [row(392, 502, 6)],
    name: { x: 410, y: 426, beside: true },
    middle: { x: 392, y: 500 },
  },
  {
    stacks: [
      [row(640, 505, 1)],
      [row(638, 467, 1), row(632, 520, 1)],
      [row(640, 462, 1), row(638, 514, 1), row(668, 565, 1)],
      [row(642, 458, 1), row(638, 510, 1), row(668, 563, 1), row(570, 664, 1)],
      [row(645, 454, 1), row(638, 503, 1), row(639, 553, 1), row(584, 664, 2)],
    ],
    nobles: [row(591, 493, 1), row(579, 639, 3), row(680, 428, 1), row(686, 565, 1)],
    name: { x: 752, y: 404, beside: false },
    middle: { x: 630, y: 510 },
  },
  {
    stacks: [
      [row(250, 700, 1)],
      [row(256, 697, 2)],
      [row(268, 698, 2), row(266, 751, 1)],
      [row(231, 693, 3), row(257, 746, 1)],
      [row(231, 693, 3), row(257, 746, 1), row(263, 799, 1)],
    ],
    nobles: [row(211, 668, 3), row(325, 620, 2), row(330, 690, 1)],
    name: { x: 143, y: 772, beside: false },
    middle: { x: 270, y: 680 },
  },
  {
    stacks: [
      [row(440, 664, 1)],
      [row(446, 664, 2)],
      [row(435, 666, 2), row(446, 721, 1)],
      [row(435, 666, 2), row(446, 725, 2)],
      [row(435, 666, 2), row(473, 726, 3)],
    ],
    nobles: [row(438, 638, 3), row(507, 701, 1), row(354, 755, 2)],
    name: { x: 406, y: 803, beside: true },
    middle: { x: 460, y: 690 },
  },
  {
    stacks: [
      [row(822, 646, 1)],
      [row(822, 646, 2)],
      [row(822, 646, 3)],
      [row(822, 620, 2), row(822, 673, 2)],
      [row(822, 620, 3), row(822, 673, 2)],
    ],
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

/** How far caballeros in a row stand apart, in pieces. */
const PITCH = 1.04
const NOBLE_WIDTH = 0.9
/** How tall Grandes and the King are, in pieces. */
const GRANDE_HEIGHT = 1.12
const KING_HEIGHT = 1.28

/** Where the caballeros of a seat stand in a place, of so many seats, drawn at so much a piece. */
export function stackBox(place: number, seat: number, seats: number, size: number): Box {
  let before = 0
  const rows = layoutOf(place).stacks[seats - 1] ?? []
  for (const { x, y, room } of rows) {
    if (seat < before + room) {
      return {
        x: x + (seat - before - (room - 1) / 2) * size * PITCH - size / 2,
        y: y - size / 2,
        width: size,
        height: size,
      }
    }
    before += room
  }
  throw new RangeError(`there is no seat ${seat} of ${seats}`)
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
