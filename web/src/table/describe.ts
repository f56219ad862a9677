// What stands on the board, in words: names for screen readers, and titles for everybody.

import type { Target } from '../board/types'
import { countAt, isHidden } from '../net/places'
import { CASTILLO, TILES, type Board } from '../net/protocol'
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

function describePlace(place: number, board: Board, words: Words, memory: boolean): string {
  const name = placeName(place)
  if (place > CASTILLO) return name
  const hidden = isHidden(place, memory)
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
