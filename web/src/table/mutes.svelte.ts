// Whom one does not want to hear at tables; kept in this browser.

import { recall, remember } from '../state/storage'

const NAME = 'muted'
const EVERYBODY = '*'
const MOST = 200

let muted = $state.raw<readonly string[]>((recall(NAME) ?? '').split(' ').filter(Boolean))

/** Whether what a person says is not shown. Reactive. */
export function isMuted(person: string): boolean {
  return muted.includes(person)
}

/** Whether nobody is heard. Reactive. */
export function allMuted(): boolean {
  return muted.includes(EVERYBODY)
}

/** Hear a person no more, or again. */
export function mute(person: string, silent: boolean): void {
  const others = muted.filter((one) => one !== person)
  // The oldest are forgotten: nobody is a nuisance for ever.
  muted = silent ? [...others, person].slice(-MOST) : others
  remember(NAME, muted.length === 0 ? null : muted.join(' '))
}

/** Hear nobody, or those again who are not muted one by one. */
export function muteAll(silent: boolean): void {
  mute(EVERYBODY, silent)
}
