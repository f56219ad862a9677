/** What tells the five seats apart besides their colours: a letter, a shape, a hatching. */

export type Hatch = 'upright' | 'level' | 'falling' | 'dotted' | 'rising'

interface SeatStyle {
  /** Stands on every piece of the seat. */
  letter: string
  /** The outline of its pieces, in a box from 0 0 to 24 24. */
  path: string
  hatch: Hatch
}

export const SEATS: readonly SeatStyle[] = [
  { letter: 'A', path: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z', hatch: 'upright' },
  { letter: 'B', path: 'M3 3h18v18h-18z', hatch: 'level' },
  { letter: 'C', path: 'M12 1.5l11 20h-22z', hatch: 'falling' },
  { letter: 'D', path: 'M12 0.8l11.2 11.2l-11.2 11.2l-11.2-11.2z', hatch: 'dotted' },
  { letter: 'E', path: 'M6.2 2h11.6l5.7 10l-5.7 10h-11.6l-5.7-10z', hatch: 'rising' },
]
