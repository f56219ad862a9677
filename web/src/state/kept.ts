// What is composed at a table and not confirmed, kept by this tab: after a reload it is composed
// again. One answer a table, with the question it was meant for: to no other it is given.

import { recallHere, rememberHere } from './storage'

/** Keeps what is composed for one question. */
export interface Keeper {
  /** The decisions that were kept for this question. */
  recall(): readonly number[]
  /** Keep decisions for this question instead of whatever was kept; none forgets it. */
  keep(actions: readonly number[]): void
}

/** Keeps nothing. */
export const NO_KEEPER: Keeper = { recall: () => [], keep: () => undefined }

/** Keeps what a person composes for a question at a table; one may log in as somebody else. */
export function keeperOf(table: string, person: string, prompt: number): Keeper {
  const name = `composed.${table}.${person}`
  return {
    recall: () => read(recallHere(name), prompt),
    keep: (actions) =>
      rememberHere(name, actions.length === 0 ? null : JSON.stringify({ prompt, actions })),
  }
}

/** The decisions of what was kept, if it was kept for a question and can be read. */
function read(text: string | null, prompt: number): readonly number[] {
  if (text === null) return []
  try {
    const kept = JSON.parse(text) as Partial<{ prompt: unknown; actions: unknown }> | null
    const actions: unknown = kept?.prompt === prompt ? kept.actions : []
    return Array.isArray(actions) && actions.every(Number.isInteger) ? actions : []
  } catch {
    return []
  }
}
