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

/** A kind of event that whoever reads has just read of, in a heading. */
type Heading = 'round_begins' | 'general_scoring' | null

/** Say what an entry tells besides its heading; of a scoring what all its places have given. */
export function sentencesOf(line: LogLine, words: Words, heading: Heading = null): Sentence[] {
  return sentences(line, words, heading, (telling) => sentenceOf(telling, words))
}

/** The same, with every place of a scoring by itself. */
export function detailsOf(line: LogLine, words: Words, heading: Heading = null): Sentence[] {
  return sentences(line, words, heading, (telling) =>
    telling.kind === 'scored'
      ? telling.events.map((event) => words.event(event))
      : sentenceOf(telling, words),
  )
}

function sentences(
  line: LogLine,
  words: Words,
  heading: Heading,
  say: (telling: Telling) => string | string[],
): Sentence[] {
  if (line.kind === 'undo') {
    return [{ text: t('web-replay-undo', { seat: words.seat(line.seat) }), name: 'undo' }]
  }
  const events = line.events.filter(({ name }) => name !== heading)
  return tellingsOf([{ ...line, events }]).flatMap((telling) => {
    const [first] = telling.events
    if (first === undefined) return []
    return [say(telling)].flat().map((text) => ({ text, name: first.name }))
  })
}
