// What stands on the board, in words: names for screen readers, and titles for everybody.

import type { Target } from '../board/types'
import { CASTILLO, COURT, PROVINCE, TILES, type Board } from '../net/protocol'
import { t } from '../text/catalogue.svelte'
import { placeName, type Words } from '../text/words'

/** What a target is called, with what is to be known of it. */
export function describe(target: Target, board: Board, words: Words, memory = false): string {
  switch (target.kind) {
    case 'place':
      return describePlace(target.place, board, words, memory)
    case 'piece':
      return t('play-pieces', {
        seat: words.seat(target.seat),
        count: countAt(board, target.seat, target.place, memory),
        place: placeName(target.place),
      })
    case 'grande':
      return t('play-grande-of', { seat: words.seat(target.seat) })
    case 'king':
      return t('play-king')
    case 'tile':
      return t('play-tile', { tile: TILES[target.tile] ?? '' })
  }
}

/** How many caballeros of a seat are at a place; -1 where that is for memory. */
function countAt(board: Board, seat: number, place: number, memory: boolean): number {
  if (place === COURT) return board.court[seat] ?? 0
  if (memory && (place === PROVINCE || place === CASTILLO)) return -1
  if (place === PROVINCE) return board.province[seat] ?? 0
  return board.places[place]?.[seat] ?? 0
}

function describePlace(place: number, board: Board, words: Words, memory: boolean): string {
  const name = placeName(place)
  if (place > CASTILLO) return name
  const hidden = memory && place === CASTILLO
  const crowd = (board.places[place] ?? []).flatMap((count, seat) =>
    count > 0 ? [`${words.seat(seat)} ${count}`] : [],
  )
  const parts = [hidden ? t('play-hidden') : crowd.join(', ') || t('play-nobody')]
  if (board.king === place) parts.push(t('play-king'))
  board.grande.forEach((region, seat) => {
    if (region === place) parts.push(t('play-grande-of', { seat: words.seat(seat) }))
  })
  parts.push(t('play-pays', { figures: (board.figures[place] ?? []).join('/') }))
  return `${name}: ${parts.join('; ')}`
}
