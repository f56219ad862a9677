// How far somebody has come, kept in this browser: lessons that were finished, and the place in
// the one that was left.

import { recall, remember } from '../state/storage'

const NAME = 'learn'

interface Progress {
  /** The lesson that was last looked at, from 1; 0 for none. */
  lesson: number
  /** The decisions in it, up to where it was left. */
  path: number[]
  /** The names of lessons that were finished. */
  done: string[]
}

/** What was kept; whatever cannot be read counts as nothing. */
export function progress(): Progress {
  const nothing: Progress = { lesson: 0, path: [], done: [] }
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return nothing
    const { lesson, path, done } = kept as Record<string, unknown>
    return {
      lesson: Number.isSafeInteger(lesson) ? (lesson as number) : 0,
      path: Array.isArray(path) ? path.filter((one) => Number.isSafeInteger(one)) : [],
      done: Array.isArray(done) ? done.filter((one) => typeof one === 'string') : [],
    }
  } catch {
    return nothing
  }
}

export function keep(what: Progress): void {
  remember(NAME, JSON.stringify(what))
}
