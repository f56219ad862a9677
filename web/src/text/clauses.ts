// The clauses of the rules that say what action cards do, and the text of any clause.

import * as api from '../net/api'

/** By the id of the card. */
const CARD_CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'move-3': ['6.8', '6.2'],
  'move-4': ['6.8', '6.2'],
  'move-4-own': ['6.9', '6.2'],
  'move-3-foreign': ['6.10', '6.2'],
  'move-2-own-2-foreign': ['6.11', '6.2'],
  'move-5-from-one': ['6.12', '6.5'],
  'move-own-from-one': ['6.13', '6.5'],
  'reinforce-2': ['6.14'],
  'move-own-or-reinforce': ['6.15', '6.13', '6.14'],
  veto: ['7.2', '7.3', '7.13'],
  'courts-emptied': ['6.17'],
  'courts-lose-3': ['6.18'],
  'one-of-each': ['6.19'],
  'each-returns-3': ['6.20'],
  'disc-all': ['6.21', '6.6'],
  'disc-two': ['6.22', '6.6'],
  'score-region': ['6.28'],
  'score-region-3': ['6.28'],
  'score-4': ['6.23', '1.7'],
  'score-5': ['6.23', '1.7'],
  'score-6-7': ['6.23', '1.7'],
  'score-castillo': ['6.25', '5.18'],
  'score-firsts': ['6.24'],
  'score-fullest': ['6.26'],
  'score-emptiest': ['6.27'],
  tile: ['6.29', '1.6'],
  'power-back': ['6.30'],
  'recruit-2': ['6.31', '3.8'],
  grande: ['6.32'],
  'disc-scoring': ['6.33', '6.6'],
  eviction: ['6.34', '6.35'],
  'royal-advisor': ['6.36', '4.2'],
  king: ['6.37', '4.2'],
}

/** The clauses that say what a card does, its own first; none for a card of the host's own. */
export function clausesOf(card: string): readonly string[] {
  return CARD_CLAUSES[card] ?? []
}

const texts = new Map<string, Promise<string>>()

/** The text of a clause, in English. The server is asked once for each; after a failure, again. */
export function clauseText(clause: string): Promise<string> {
  const known = texts.get(clause)
  if (known !== undefined) return known
  const asked = api.rule(clause).then(({ text }) => plain(text))
  texts.set(clause, asked)
  asked.catch(() => texts.delete(clause))
  return asked
}

/**
 * The rules are Markdown; what is left of it in a clause is only emphasis, broken lines, and marks
 * that say where a clause comes from: they mean something only where they are explained.
 */
export function plain(text: string): string {
  return text
    .replaceAll(/(?<!\n)\n(?![\n|])/g, ' ')
    .replaceAll(/ ?`\[[A-Z]\]`/g, '')
    .replaceAll(/[*`]/g, '')
    .trim()
}
