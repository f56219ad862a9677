// Asking again and again, as seldom as will do: while nobody looks, not at all; while nothing
// changes or nothing can be reached, less and less often; when somebody comes back, at once.

const SOONEST = 4_000
const LATEST = 60_000
const SLOWER = 1.5

export class Poll {
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = SOONEST
  #running = false
  #asking = false

  /** `ask` tells whether something was new; it rejects if there was no answer. */
  constructor(private readonly ask: () => Promise<boolean>) {}

  /** Ask now, and go on; returns what ends it. */
  start(): () => void {
    this.#running = true
    document.addEventListener('visibilitychange', this.#wake)
    addEventListener('focus', this.#wake)
    addEventListener('online', this.#wake)
    void this.now()
    return () => {
      this.#running = false
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', this.#wake)
      removeEventListener('focus', this.#wake)
      removeEventListener('online', this.#wake)
    }
  }

  /** Ask at once, unless an answer is on its way. */
  async now(): Promise<void> {
    if (this.#asking) return
    clearTimeout(this.#timer)
    this.#asking = true
    try {
      const news = await this.ask()
      this.#wait = news ? SOONEST : Math.min(LATEST, this.#wait * SLOWER)
    } catch {
      this.#wait = Math.min(LATEST, this.#wait * SLOWER * SLOWER)
    }
    this.#asking = false
    if (!this.#running || document.visibilityState === 'hidden') return
    this.#timer = setTimeout(() => void this.now(), this.#wait)
  }

  readonly #wake = (): void => {
    clearTimeout(this.#timer)
    if (document.visibilityState === 'hidden') return
    this.#wait = SOONEST
    void this.now()
  }
}
