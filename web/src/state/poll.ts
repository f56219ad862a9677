// Asking again and again, as seldom as will do: while nobody looks, not at all; while nothing
// changes or nothing can be reached, less and less often; when somebody comes back, at once.

import { ApiError } from '../net/api'

const SOONEST = 4_000
const LATEST = 60_000
const SLOWER = 1.5

export class Poll {
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = SOONEST
  #running = false
  #asking: Promise<void> | null = null

  /** `ask` tells whether something was new; it rejects with an `ApiError` if there was no answer. */
  constructor(private readonly ask: () => Promise<boolean>) {}

  /** Ask now, and go on; returns what ends it. */
  start(): () => void {
    this.#running = true
    document.addEventListener('visibilitychange', this.#wake)
    addEventListener('focus', this.#wake)
    addEventListener('online', this.#wake)
    void this.#look()
    return () => {
      this.#running = false
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', this.#wake)
      removeEventListener('focus', this.#wake)
      removeEventListener('online', this.#wake)
    }
  }

  /** Ask at once. An answer that is on its way may be older than this wish: it is waited for. */
  async now(): Promise<void> {
    await this.#asking?.catch(() => undefined)
    await this.#look()
  }

  /** Ask, unless an answer is on its way. What is not just a missing answer is for others to tell. */
  #look(): Promise<void> {
    this.#asking ??= this.#once().finally(() => (this.#asking = null))
    return this.#asking
  }

  async #once(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const news = await this.ask()
      this.#wait = news ? SOONEST : Math.min(LATEST, this.#wait * SLOWER)
    } catch (error) {
      this.#wait = Math.min(LATEST, this.#wait * SLOWER * SLOWER)
      if (!(error instanceof ApiError)) throw error
    } finally {
      if (this.#running && document.visibilityState !== 'hidden')
        this.#timer = setTimeout(() => void this.#look(), this.#wait)
    }
  }

  readonly #wake = (): void => {
    clearTimeout(this.#timer)
    if (document.visibilityState === 'hidden') return
    this.#wait = SOONEST
    void this.#look()
  }
}
