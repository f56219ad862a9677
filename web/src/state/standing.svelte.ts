// Standing orders of somebody who holds a Veto: to let everything pass for the rest of a round. It
// is this page that answers, so it holds as long as the page is open.

import { untrack } from 'svelte'

class Standing {
  /** The round in which everything passes; 0 for none. */
  round = $state(0)

  /** The latest question that was answered by order. */
  #answered = -1

  /** Let everything pass in a round. */
  order(round: number): void {
    this.#answered = -1
    this.round = round
  }

  /**
   * Let a question pass if that was ordered for its round; each is answered once. Whoever is not
   * heard with that is asked again, also what comes later.
   */
  answer(prompt: number, round: number, pass: () => Promise<boolean>): void {
    if (this.round !== round || this.#answered === prompt) return
    this.#answered = prompt
    void untrack(pass).then((counts) => {
      if (!counts && this.#answered === prompt) this.withdraw()
    })
  }

  /** Be asked again. */
  withdraw(): void {
    this.round = 0
  }
}

export const standing = new Standing()
