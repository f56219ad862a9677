// What flies, in words: the sentence that stands below the map while something moves.

import type { GameEvent, Happened, LogLine } from '../net/protocol'
import type { Words } from '../text/words'
import { sentenceOf, tellingsOf } from './happenings'

/** An entry of which only what happened counts. */
const ENTRY: Omit<LogLine, 'events'> = {
  index: 0,
  at: 0,
  kind: 'decision',
  seat: -1,
  author: 'table',
  to: -1,
  name: '',
  bot: '',
  agree: false,
  round: 0,
  made: 0,
}

/** So many sentences are read while something flies. */
const MOST = 2

/** Say what happens in a scene, in few words; nothing where there is nothing to say. */
export function captionOf(told: readonly Happened[], words: Words): string {
  const lines = [{ ...ENTRY, events: told as GameEvent[] }]
  const said = tellingsOf(lines).map((telling) => sentenceOf(telling, words))
  return [...said.slice(0, MOST), ...(said.length > MOST ? ['…'] : [])].join(' ')
}
