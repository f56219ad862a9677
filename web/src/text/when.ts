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

/** How much time is left, as clocks show it: "9:05"; with hours and days: "5h 12m", "2d 5h". Reactive. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= 86_400) return both(whole, 'day', 86_400, 'hour', 3_600)
  if (whole >= 3_600) return both(whole, 'hour', 3_600, 'minute', 60)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A time in two units, the larger one first. */
function both(whole: number, large: string, much: number, small: string, little: number): string {
  const said = (count: number, unit: string): string =>
    new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(count)
  return `${said(Math.floor(whole / much), large)} ${said(Math.floor((whole % much) / little), small)}`
}
