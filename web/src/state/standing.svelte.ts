// Standing orders of somebody who holds a Veto: to let everything pass for the rest of a round. It
// is this page that answers, so it holds as long as the page is open.

class Standing {
  /** The round in which everything passes; 0 for none. */
  round = $state(0)

  /** Let everything pass in a round. */
  order(round: number): void {
    this.round = round
  }

  /** Be asked again. */
  withdraw(): void {
    this.round = 0
  }
}

export const standing = new Standing()
