// Times and dates as people say them, in the language that is shown.

import { language } from './catalogue.svelte'

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago a moment was, both in seconds since 1970: "5 minutes ago", "now". Reactive. */
export function ago(moment: number, now: number): string {
  const past = Math.max(0, now - moment)
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  for (const [unit, seconds] of STEPS) {
    if (past >= seconds) return format.format(-Math.floor(past / seconds), unit)
  }
  return format.format(0, 'second')
}

/** A day, written out: "3 May 2031". Reactive. */
export function day(moment: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(moment * 1000)
}

/** How much time is left, as clocks show it: "9:05". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
