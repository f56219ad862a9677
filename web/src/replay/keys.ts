// The keyboard of a replay: arrows step, with Shift from turn to turn, Space plays and pauses; the key
// that explains at a table explains here, too.

import { settings } from '../state/settings.svelte'
import { meaning, pressedBy } from '../table/shortcuts.svelte'
import type { Playback } from './playback.svelte'

/** What takes arrows and Space for itself. */
const OWN = 'input, select, textarea, [contenteditable], dialog, [role="menu"], .hg-board'
/** What Space presses. */
const PRESSED = 'button, a, summary, [role="button"]'

/** Do what a key means, if nothing else on the page takes it for itself. */
export function press(event: KeyboardEvent, player: Playback, explain: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (settings.shortcuts && meaning(pressedBy(event)) === 'explain') {
    explain()
    event.preventDefault()
    return
  }
  const on = event.target instanceof Element ? event.target : null
  if (on?.closest(OWN)) return
  const { course, index } = player
  switch (event.key) {
    case 'ArrowRight':
      void (event.shiftKey ? player.jump(course.nextTurn(index)) : player.step(1))
      break
    case 'ArrowLeft':
      void (event.shiftKey ? player.jump(course.previousTurn(index)) : player.step(-1))
      break
    case ' ':
      if (on?.closest(PRESSED)) return
      if (player.playing) player.pause()
      else void player.play()
      break
    default:
      return
  }
  event.preventDefault()
}
