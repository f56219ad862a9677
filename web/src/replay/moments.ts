// Moments of a game, fetched when they are looked at: one request at a time, the latest wish first.

import type { Moment } from '../net/protocol'

/** How a moment is fetched. */
export type Fetch = (index: number) => Promise<Moment>

/** How many moments are kept. */
const KEPT = 200

interface Wish {
  index: number
  grant: (moment: Moment | null) => void
  refuse: (error: unknown) => void
}

export class Moments {
  /** The oldest first, so that it can be forgotten first. */
  readonly #kept = new Map<number, Moment>()
  readonly #fetch: Fetch
  readonly #most: number
  #wish: Wish | null = null
  #ahead: number[] = []
  #busy = false

  constructor(fetch: Fetch, most = KEPT) {
    this.#fetch = fetch
    this.#most = most
  }

  /** Take in a moment that came by another way. */
  keep(moment: Moment): void {
    this.#kept.delete(moment.index)
    this.#kept.set(moment.index, moment)
    for (const index of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break
      this.#kept.delete(index)
    }
  }

  /** A moment that is already here. */
  peek(index: number): Moment | undefined {
    return this.#kept.get(index)
  }

  /** Get a moment; null if another one was wanted before it could be asked for. */
  want(index: number): Promise<Moment | null> {
    this.#wish?.grant(null)
    this.#wish = null
    const kept = this.#kept.get(index)
    if (kept !== undefined) {
      this.keep(kept)
      return Promise.resolve(kept)
    }
    return new Promise((grant, refuse) => {
      this.#wish = { index, grant, refuse }
      void this.#pump()
    })
  }

  /** Fetch what is likely to be wanted next, while nothing else is. */
  expect(...indices: number[]): void {
    this.#ahead = indices.filter((index) => !this.#kept.has(index))
    void this.#pump()
  }

  /** Fetch one after the other: what is wanted, then what may be. */
  async #pump(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (;;) {
      const wish = this.#wish
      this.#wish = null
      const index = wish?.index ?? this.#ahead.shift()
      if (index === undefined) break
      try {
        const moment = this.#kept.get(index) ?? (await this.#fetch(index))
        this.keep(moment)
        wish?.grant(moment)
      } catch (error) {
        // What nobody has asked for yet can fail in silence; it is asked for again in time.
        wish?.refuse(error)
        if (wish === null) this.#ahead = []
      }
    }
    this.#busy = false
  }
}
