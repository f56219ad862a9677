// The tables one can join or watch, and one's own, kept up to date while somebody looks.

import * as api from '../net/api'
import type { Lobby, TableSummary } from '../net/protocol'
import { Poll } from './poll'

const TURNS_UP = { playing: 1, open: 2, frozen: 3, over: 4 } as const

/** One's own tables: those that wait for oneself first, then what runs, what is open, what is over. */
export function inOrder(mine: readonly TableSummary[]): TableSummary[] {
  const rank = ({ asked, status }: TableSummary): number =>
    asked && status === 'playing' ? 0 : TURNS_UP[status]
  return [...mine].sort((a, b) => rank(a) - rank(b))
}

export class LobbyWatch {
  /** What the server said last; null as long as it has said nothing. */
  lobby = $state.raw<Lobby | null>(null)
  /** Whether the last question got no answer. */
  lost = $state(false)

  #last = ''
  readonly #poll = new Poll(() => this.#ask())

  /** Begin to look; returns what ends it. */
  start(): () => void {
    return this.#poll.start()
  }

  /** Look at once. */
  async now(): Promise<void> {
    await this.#poll.now()
  }

  async #ask(): Promise<boolean> {
    try {
      const lobby = await api.lobby()
      this.lost = false
      const text = JSON.stringify(lobby)
      if (text === this.#last) return false
      this.#last = text
      this.lobby = lobby
      return true
    } catch (error) {
      this.lost = error instanceof api.ApiError
      throw error
    }
  }
}
