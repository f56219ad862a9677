// What an entry of the log tells, in sentences: what belongs together is one, as in the log of a table.

import type { GameEvent, LogLine } from '../net/protocol'
import { sentenceOf, tellingsOf, type Telling } from '../table/happenings'
import { t } from '../text/catalogue.svelte'
import type { Words } from '../text/words'

export interface Sentence {
  text: string
  /** The kind of event it tells of: of several the first. */
  name: GameEvent['name'] | 'undo'
}

/** Say what an entry tells; of a scoring what all its places have given. */
export function sentencesOf(line: LogLine, words: Words): Sentence[] {
  return sentences(line, words, (telling) => sentenceOf(telling, words))
}

/** Say what an entry tells where a heading has said one kind of event; scorings place by place. */
export function sentencesUnder(
  heading: GameEvent['name'],
  line: LogLine,
  words: Words,
): Sentence[] {
  const events = line.events.filter(({ name }) => name !== heading)
  return sentences({ ...line, events }, words, (telling) =>
    telling.kind === 'scored'
      ? telling.events.map((event) => words.event(event))
      : sentenceOf(telling, words),
  )
}

function sentences(
  line: LogLine,
  words: Words,
  say: (telling: Telling) => string | string[],
): Sentence[] {
  if (line.kind === 'undo') {
    return [{ text: t('web-replay-undo', { seat: words.seat(line.seat) }), name: 'undo' }]
  }
  return tellingsOf([line]).flatMap((telling) => {
    const [first] = telling.events
    if (first === undefined) return []
    return [say(telling)].flat().map((text) => ({ text, name: first.name }))
  })
}
