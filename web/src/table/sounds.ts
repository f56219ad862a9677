// Quiet sounds that we make ourselves: wood on wood, a gate, bells. Off unless somebody wants them.

import type { Motion } from '../board/Motion'
import type { Happened, LogLine } from '../net/protocol'
import { settings } from '../state/settings.svelte'

/** What is heard. */
type Sound =
  'placed' | 'noble' | 'poured' | 'opened' | 'turned' | 'scored' | 'turn' | 'veto' | 'over'

/** A part of a sound; times in seconds, pitches in hertz, loudness as a share of a whole one's. */
type Voice =
  | { kind: 'bell'; pitch: number; at: number; long: number }
  | { kind: 'knock'; pitch: number; at: number; loud: number }
  | { kind: 'breath'; at: number; long: number; from: number; to: number }

const knock = (pitch: number, at = 0, loud = 1): Voice => ({ kind: 'knock', pitch, at, loud })
const bell = (pitch: number, at: number, long: number): Voice => ({ kind: 'bell', pitch, at, long })

const SOUNDS: Readonly<Record<Sound, readonly Voice[]>> = {
  // A small piece of wood, a bigger one, a handful of them.
  placed: [knock(330)],
  noble: [knock(185), knock(150, 0.09, 0.6)],
  poured: [0, 0.06, 0.13, 0.19, 0.27].map((at, nth) => knock(300 + 45 * (nth % 3), at, 0.7)),
  // A gate, and discs that are turned.
  opened: [{ kind: 'breath', at: 0, long: 0.7, from: 160, to: 420 }, knock(95, 0.62)],
  turned: [{ kind: 'breath', at: 0, long: 0.22, from: 500, to: 2200 }, knock(420, 0.2, 0.5)],
  // Bells, in the key of C.
  scored: [bell(659.25, 0, 0.3), bell(880, 0.08, 0.4)],
  turn: [bell(523.25, 0, 0.35), bell(783.99, 0.13, 0.55)],
  veto: [bell(196, 0, 0.4), bell(146.83, 0.16, 0.6)],
  over: [
    bell(523.25, 0, 0.4),
    bell(659.25, 0.16, 0.4),
    bell(783.99, 0.32, 0.4),
    bell(1046.5, 0.48, 1),
  ],
}
const LOUDNESS = 0.09
const SILENCE = 0.0001

const OF_EVENTS: Readonly<Record<string, Sound>> = {
  moved: 'placed',
  king_moved: 'noble',
  grande_moved: 'noble',
  tile_moved: 'placed',
  castillo_opened: 'opened',
  disc_shown: 'turned',
  scored: 'scored',
  veto_used: 'veto',
  game_over: 'over',
}
/** If several things happen at once, the weightiest is heard. */
const WEIGHT: readonly Sound[] = [
  'over',
  'veto',
  'turn',
  'scored',
  'opened',
  'turned',
  'noble',
  'placed',
]
/** What is heard when it happens, whether or not it is also shown moving. */
const NEVER_SHOWN: ReadonlySet<Sound> = new Set(['over', 'veto', 'turn'])

/**
 * Return what is heard of new lines, and of having a turn; null for nothing. What is shown moving is
 * heard when it lands, so that only the rest is left.
 */
export function soundOf(
  lines: readonly Pick<LogLine, 'events'>[],
  turn: boolean,
  moving = false,
): Sound | null {
  const heard = new Set<Sound>(turn ? ['turn'] : [])
  for (const { events } of lines) {
    for (const { name } of events) {
      const sound = OF_EVENTS[name]
      if (sound !== undefined && (!moving || NEVER_SHOWN.has(sound))) heard.add(sound)
    }
  }
  return WEIGHT.find((sound) => heard.has(sound)) ?? null
}

/** Return what is heard when what a scene tells has landed; null for nothing. */
export function soundOfScene(told: readonly Happened[]): Sound | null {
  const [first] = told
  if (first === undefined) return null
  if (first.name !== 'moved') return OF_EVENTS[first.name] ?? null
  const count = told.reduce((sum, { data }) => sum + (data['count'] ?? 1), 0)
  return count > 2 ? 'poured' : 'placed'
}

/** Let everything be heard that a motion shows; returns what ends it. */
export function startSounds(motion: Motion, hear = play): () => void {
  let heard: readonly Happened[] = []
  return motion.subscribe(({ told, landed }) => {
    if (!landed || told === heard) return
    heard = told
    const sound = soundOfScene(told)
    if (sound !== null) hear(sound)
  })
}

let speaker: AudioContext | null = null

/** Let a sound be heard, if sounds are wanted and the browser allows them yet. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return
  speaker ??= new AudioContext()
  // Browsers keep silent until somebody has touched the page; a sound that comes late helps nobody.
  if (speaker.state === 'suspended') void speaker.resume()
  for (const voice of SOUNDS[sound]) {
    const begin = speaker.currentTime + voice.at
    if (voice.kind === 'bell') ring(speaker, voice.pitch, begin, voice.long)
    else if (voice.kind === 'knock') strike(speaker, voice.pitch, begin, voice.loud)
    else breathe(speaker, voice, begin)
  }
}

/** A volume that swells at once and dies away. */
function swell(on: BaseAudioContext, begin: number, rise: number, long: number, loud: number) {
  const volume = on.createGain()
  volume.gain.setValueAtTime(SILENCE, begin)
  volume.gain.linearRampToValueAtTime(loud * LOUDNESS, begin + rise)
  volume.gain.exponentialRampToValueAtTime(SILENCE, begin + long)
  volume.connect(on.destination)
  return volume
}

/** A bell: a tone and a fainter one high above it, which is gone sooner. */
function ring(on: BaseAudioContext, pitch: number, begin: number, long: number): void {
  for (const [times, share] of [
    [1, 1],
    [2.76, 0.5],
  ] as const) {
    const tone = on.createOscillator()
    tone.frequency.value = pitch * times
    tone.connect(swell(on, begin, 0.008, long * share, share * share))
    tone.start(begin)
    tone.stop(begin + long)
  }
}

/** Wood on wood: a tone that falls, and the click of the touch. */
function strike(on: BaseAudioContext, pitch: number, begin: number, loud: number): void {
  const tone = on.createOscillator()
  tone.frequency.setValueAtTime(pitch, begin)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, begin + 0.09)
  tone.connect(swell(on, begin, 0.003, 0.12, loud * 1.6))
  tone.start(begin)
  tone.stop(begin + 0.13)
  const click = rustle(on)
  const around = filter(on, pitch * 5)
  click.connect(around).connect(swell(on, begin, 0.002, 0.03, loud))
  click.start(begin)
  click.stop(begin + 0.04)
}

/** Something that moves: noise whose colour changes. */
function breathe(
  on: BaseAudioContext,
  { long, from, to }: Extract<Voice, { kind: 'breath' }>,
  begin: number,
): void {
  const noise = rustle(on)
  const around = filter(on, from)
  around.frequency.setValueAtTime(from, begin)
  around.frequency.linearRampToValueAtTime(to, begin + long)
  noise.connect(around).connect(swell(on, begin, long / 3, long, 3.5))
  noise.start(begin)
  noise.stop(begin + long)
}

function filter(on: BaseAudioContext, pitch: number): BiquadFilterNode {
  const around = on.createBiquadFilter()
  around.type = 'bandpass'
  around.frequency.value = pitch
  around.Q.value = 1.2
  return around
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** A second of noise, the same every time. */
function rustle(on: BaseAudioContext): AudioBufferSourceNode {
  let noise = noises.get(on)
  if (noise === undefined) {
    noise = on.createBuffer(1, on.sampleRate, on.sampleRate)
    const samples = noise.getChannelData(0)
    let state = 1
    for (let at = 0; at < samples.length; at += 1) {
      state = (state * 48271) % 2147483647
      samples[at] = state / 1073741823.5 - 1
    }
    noises.set(on, noise)
  }
  const source = on.createBufferSource()
  source.buffer = noise
  return source
}
