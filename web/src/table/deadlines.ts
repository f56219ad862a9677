// How long people have to answer at a table with a pace, by the server's clock.

import { createSubscriber } from 'svelte/reactivity'

import type { Deadline } from '../net/protocol'

/** Seconds from which on a clock presses. */
export const PRESSING = 30

const TICK = 1_000

// Ticks only while somebody looks.
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK)
  return () => clearInterval(timer)
})

/** The time of this device, in seconds since 1970. Reactive: it goes on every second. */
export function now(): number {
  ticking()
  return Date.now() / 1000
}

/** How far the server's clock is ahead of this device's, in seconds. */
export function lead(server: number): number {
  return server - Date.now() / 1000
}

/** How many seconds a seat has left; null if it may take as long as it likes. Reactive. */
export function secondsLeft(
  deadlines: readonly Deadline[],
  seat: number,
  ahead: number,
): number | null {
  const deadline = deadlines.find((one) => one.seat === seat)
  return deadline === undefined ? null : Math.max(0, deadline.at - ahead - now())
}
