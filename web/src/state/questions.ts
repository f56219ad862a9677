// What the page knows of each kind of question: how it is answered, and where. The rest of a question
// comes from the server; the compiler sees to it that no kind is forgotten.

import type { AskKind } from '../net/protocol'

export interface Way {
  /** By one press in its prompt, at once; by one choice that is confirmed; by several in a row. */
  readonly by: 'press' | 'choice' | 'row'
  /** What is chosen lies on the map or on the cards beside it: the prompt only says what is asked. */
  readonly onTable: boolean
  /** The answer makes pieces come to one's own Court or Province, or go there. */
  readonly supplied: boolean
}

const PRESS: Way = { by: 'press', onTable: false, supplied: false }
const CHOICE: Way = { by: 'choice', onTable: false, supplied: false }
const ON_TABLE: Way = { by: 'choice', onTable: true, supplied: false }
const ROW: Way = { by: 'row', onTable: true, supplied: false }

export const WAYS: Readonly<Record<AskKind, Way>> = {
  power: CHOICE,
  'power-back': CHOICE,
  recruit: { ...PRESS, supplied: true },
  choose: ON_TABLE,
  turn: PRESS,
  window: PRESS,
  either: PRESS,
  disc: ON_TABLE,
  recall: { ...ROW, supplied: true },
  place: ROW,
  move: ROW,
  reinforce: ROW,
  return: { ...ROW, supplied: true },
  'one-each': ROW,
  'score-one': ON_TABLE,
  'score-set': ON_TABLE,
  'move-tile': CHOICE,
  'move-grande': ON_TABLE,
  'move-king': ON_TABLE,
  eviction: ON_TABLE,
}
