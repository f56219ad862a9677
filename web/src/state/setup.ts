// Setting tables up: what is usual, and what comes before a game against bots begins.

import * as api from '../net/api'
import type { NewTable } from '../net/protocol'
import { offer } from './session.svelte'

/** The bots in the order in which they are good company. */
const BEST_FIRST = ['greedy', 'random']

/** The bot to play against unless another is asked for. */
export function usualBot(bots: readonly string[]): string {
  return BEST_FIRST.find((name) => bots.includes(name)) ?? bots[0] ?? 'greedy'
}

/** Set up a game against bots and begin it; returns the table's id. */
export async function playBots(count: number): Promise<string> {
  const bot = usualBot((await offer()).bots)
  const { table } = await api.openTable({
    players: count + 1,
    bots: Array.from({ length: count }, () => bot),
  })
  await api.start(table.id)
  return table.id
}

/** Set up a table that only those come to who have its link; returns its id. */
export async function inviteFriends(): Promise<string> {
  return (await api.openTable({ players: 4, public: false })).table.id
}

/** What a form about a new table holds. */
export interface Wish {
  edition: string
  /** The seats but one's own: a bot's name, or empty for whoever comes. */
  others: string[]
  vetos: boolean
  short: boolean
  memory: boolean
  pace: number
  public: boolean
}

/** What is sent of it; bots take the last seats. */
export function requestFor({
  edition,
  others,
  vetos,
  short,
  memory,
  pace,
  ...rest
}: Wish): NewTable {
  return {
    edition,
    players: others.length + 1,
    bots: others.filter((bot) => bot !== ''),
    options: { vetos, short, memory, pace },
    public: rest.public,
  }
}
