// What is done at a table besides playing: one thing at a time, and what fails is said.

import { fail } from './toasts.svelte'

export class Deeds {
  /** Whether something is under way. */
  busy = $state(false)

  /** `table`: its id, for reports. */
  constructor(private readonly table: () => string) {}

  /** Do something, unless something else is under way; returns what came of it, null if nothing did. */
  async attempt<T>(deed: () => Promise<T>): Promise<T | null> {
    // Of a double click the second one means nothing.
    if (this.busy) return null
    this.busy = true
    try {
      return await deed()
    } catch (error) {
      fail(error, `table ${this.table()}`)
      return null
    } finally {
      this.busy = false
    }
  }
}
