// Sending a form: what is wrong is said beside the field it is about, or above the button.

import { tick } from 'svelte'

import { ApiError } from '../net/api'
import { reportOf, wordsFor } from './toasts.svelte'

/** What is wrong, by field. */
export type Faults<Field extends string> = Partial<Record<Field, string>>

export class Form<Field extends string> {
  /** Whether an answer is awaited. */
  busy = $state(false)
  /** What is wrong with the fields. */
  faults = $state.raw<Faults<Field>>({})
  /** What is wrong with none of them. */
  trouble = $state('')
  /** What a report of that says. */
  report = $state('')

  /** `places`: which field the server's problems are about, by their codes. */
  constructor(private readonly places: Readonly<Record<string, Field>> = {}) {}

  /** Check the fields, then send; tells whether it was done. The form gets the focus where it fails. */
  async send(
    event: SubmitEvent,
    check: () => Faults<Field>,
    work: () => Promise<void>,
  ): Promise<boolean> {
    event.preventDefault()
    if (this.busy) return false
    this.trouble = ''
    this.faults = check()
    if (Object.keys(this.faults).length === 0) await this.#attempt(work)
    const failed = this.trouble !== '' || Object.keys(this.faults).length > 0
    if (failed) await showFault(event.target as HTMLFormElement)
    return !failed
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.busy = true
    try {
      await work()
    } catch (error) {
      const field = error instanceof ApiError ? this.places[error.code] : undefined
      if (field !== undefined) this.faults = { [field]: wordsFor(error) } as Faults<Field>
      else {
        this.trouble = wordsFor(error)
        this.report = error instanceof ApiError && error.status < 500 ? '' : reportOf(error, 'form')
      }
    } finally {
      this.busy = false
    }
  }
}

async function showFault(form: HTMLFormElement): Promise<void> {
  await tick()
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
