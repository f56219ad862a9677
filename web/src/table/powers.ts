// Who may still play which power card in a round, as far as everybody can know.

import type { Board } from '../net/protocol'

/** A seat that may still play a card; not surely, if it has taken some card back unseen. */
export interface Holder {
  seat: number
  sure: boolean
}

/** How many power cards there are, and with which each seat begins. */
export const POWER_CARDS = 13

/** The others who may still play a value in this round. */
export function holdersOf(board: Board, value: number, viewer: number): Holder[] {
  if (board.power.includes(value)) return []
  return board.power.flatMap((played, seat) => {
    if (seat === viewer || played > 0) return []
    const used = board.used_power[seat] ?? []
    if (!used.includes(value)) return { seat, sure: true }
    // It holds more cards than it has not shown: one that was shown has come back.
    const unseen = (board.hands[seat] ?? 0) > POWER_CARDS - used.length
    return unseen ? { seat, sure: false } : []
  })
}
