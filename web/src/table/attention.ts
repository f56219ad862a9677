// What calls somebody back who looks elsewhere: a mark on the icon of the window, quiet sounds that we
// make ourselves, a notice of the system. None of it says what only the seat may know.

import type { GameEvent, LogLine } from '../net/protocol'
import { settings } from '../state/settings.svelte'
import type { Table } from '../state/table.svelte'
import { t } from '../text/catalogue.svelte'

/** What is heard. */
export type Sound = 'turn' | 'placed' | 'scored' | 'veto' | 'over'

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
interface Tone {
  pitch: number
  at: number
  long: number
}

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { pitch: 523.25, at: 0, long: 0.16 },
    { pitch: 783.99, at: 0.13, long: 0.28 },
  ],
  placed: [{ pitch: 220, at: 0, long: 0.07 }],
  scored: [
    { pitch: 659.25, at: 0, long: 0.12 },
    { pitch: 880, at: 0.09, long: 0.2 },
  ],
  veto: [
    { pitch: 196, at: 0, long: 0.2 },
    { pitch: 146.83, at: 0.16, long: 0.34 },
  ],
  over: [
    { pitch: 523.25, at: 0, long: 0.2 },
    { pitch: 659.25, at: 0.16, long: 0.2 },
    { pitch: 783.99, at: 0.32, long: 0.2 },
    { pitch: 1046.5, at: 0.48, long: 0.6 },
  ],
}
const LOUDNESS = 0.07

const OF_EVENTS: Partial<Record<GameEvent['name'], Sound>> = {
  moved: 'placed',
  king_moved: 'placed',
  grande_moved: 'placed',
  tile_moved: 'placed',
  scored: 'scored',
  veto_used: 'veto',
  game_over: 'over',
}
/** If several things happen at once, the weightiest is heard. */
const WEIGHT: readonly Sound[] = ['over', 'veto', 'turn', 'scored', 'placed']

/** Return what is heard of new lines, and of having a turn; null for nothing. */
export function soundOf(lines: readonly LogLine[], turn: boolean): Sound | null {
  const heard = new Set<Sound>(turn ? ['turn'] : [])
  for (const { events } of lines) {
    for (const { name } of events) {
      const sound = OF_EVENTS[name]
      if (sound !== undefined) heard.add(sound)
    }
  }
  return WEIGHT.find((sound) => heard.has(sound)) ?? null
}

let speaker: AudioContext | null = null

/** Let a sound be heard, if sounds are wanted and the browser allows them yet. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return
  speaker ??= new AudioContext()
  // Browsers keep silent until somebody has touched the page; a sound that comes late helps nobody.
  if (speaker.state === 'suspended') void speaker.resume()
  const now = speaker.currentTime
  for (const { pitch, at, long } of SOUNDS[sound]) {
    const tone = speaker.createOscillator()
    const volume = speaker.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, now + at)
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + at + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + long)
    tone.connect(volume).connect(speaker.destination)
    tone.start(now + at)
    tone.stop(now + at + long)
  }
}

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
    const sound = soundOf(lines, fresh && (!own || document.hidden))
    if (sound !== null) play(sound)
    if (fresh) notify(table)
  })
  return () => {
    stop()
    mark(false)
  }
}
