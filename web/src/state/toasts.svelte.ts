// Short messages over the page: what went wrong and what to do, or what was done.

import { ApiError } from '../net/api'
import { has, t } from '../text/catalogue.svelte'

export interface Toast {
  id: number
  tone: 'good' | 'bad'
  text: string
  /** What a report of it says: where, what, when; empty if there is nothing to report. */
  report: string
  /** What can be done about it at once; such a message stays until it is taken away. */
  action?: { label: string; run: () => void }
}

const SHOWN_FOR = { good: 5_000, bad: 14_000 }
const MOST = 4

let shown = $state.raw<readonly Toast[]>([])
let next = 1

/** The messages that are shown. Reactive. */
export function toasts(): readonly Toast[] {
  return shown
}

/** Take a message away. */
export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id)
}

/** Say something for a while; the same thing again only lasts longer. */
export function say(tone: Toast['tone'], text: string, report = ''): void {
  const { id } = show({ id: next++, tone, text, report })
  setTimeout(() => dismiss(id), SHOWN_FOR[tone])
}

/** Say something that can be acted on, until it is acted on or taken away. */
export function suggest(text: string, action: NonNullable<Toast['action']>): void {
  show({ id: next++, tone: 'good', text, report: '', action })
}

function show(toast: Toast): Toast {
  shown = [...shown.filter((other) => other.text !== toast.text), toast].slice(-MOST)
  return toast
}

/** Say what went wrong, in the reader's language where there are words for it. */
export function fail(error: unknown, context = ''): void {
  // eslint-disable-next-line no-console -- for whoever develops: the stack, which a toast has not
  if (import.meta.env.DEV) console.error(context, error)
  say('bad', wordsFor(error), reportOf(error, context))
}

/** What an error means for whoever reads it, and what to do. */
export function wordsFor(error: unknown): string {
  if (error instanceof ApiError) {
    const id = `web-problem-${error.code}`
    return has(id)
      ? t(id, { seconds: error.seconds, text: error.message })
      : t('web-problem-other', { text: error.message })
  }
  return t('web-problem-client')
}

/** What helps whoever looks into it: the address, the time, the error. */
export function reportOf(error: unknown, context = ''): string {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  const now = new Date().toISOString()
  return [location.href, now, context, what].filter(Boolean).join('\n')
}
