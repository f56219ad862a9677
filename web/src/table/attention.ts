// What calls somebody back who looks elsewhere: a mark on the icon of the window, a sound, a notice of
// the system. None of it says what only the seat may know.

import { settings } from '../state/settings.svelte'
import type { Table } from '../state/table.svelte'
import { t } from '../text/catalogue.svelte'
import { play, soundOf } from './sounds'

/** Whether the system could show notices at all. */
function canNotify(): boolean {
  return typeof Notification !== 'undefined'
}

/** Ask for the right to show notices; only ever called by a click. Tells whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

function notify(table: Table): void {
  if (!settings.notify || !document.hidden || !canNotify()) return
  if (Notification.permission !== 'granted') return
  try {
    // The same tag: a second notice takes the place of the first.
    const notice = new Notification(t('play-attention-title'), {
      body: t('play-attention-turn'),
      tag: `hidalgo-${table.id}`,
    })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Some browsers have notices only for pages that were installed.
  }
}

/** Mark the window's icon, or take the mark away. */
function mark(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon === null) return
  const name = asked ? 'icon-turn.svg' : 'icon.svg'
  const href = new URL(name, document.baseURI).href
  if (icon.href !== href) icon.href = href
}

/** Call for attention at a table whenever it is needed; returns what ends it. */
export function startAttention(table: Table): () => void {
  let prompt = -1
  let begun = false
  const stop = table.listen((lines) => {
    const asked = table.asked
    const ask = table.play?.asks ?? null
    mark(asked)
    // Of what was already asked when we came, nobody has to be told.
    const fresh = begun && asked && ask !== null && ask.prompt !== prompt
    // One's own decisions lead to the next question: who makes them is looking.
    const own = lines.some(({ kind, seat }) => kind === 'decision' && seat === table.seat)
    begun = true
    prompt = ask?.prompt ?? -1
    const moving = table.motion?.moving ?? false
    const sound = soundOf(lines, fresh && (!own || document.hidden), moving)
    if (sound !== null) play(sound)
    if (fresh) notify(table)
  })
  return () => {
    stop()
    mark(false)
  }
}
