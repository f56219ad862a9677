// What to do where the server cannot be reached: wait calmly, and try again when it may be back.

import { ApiError } from '../net/api'

const AGAIN = 15_000

/** Whether something failed only because the server could not be reached. */
export function unreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unreachable'
}

/**
 * Try something now and then while somebody looks; at once when the network is said to be back, or
 * somebody looks again. Returns what ends it.
 */
export function keepTrying(again: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState !== 'hidden') again()
  }
  const timer = setInterval(look, AGAIN)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}
