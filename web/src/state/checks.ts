// What can be said of names and passwords before the server is asked. It has the last word.

import { LEAST_LETTERS, LONGEST_NAME, SHORTEST_PASSWORD, USERNAME } from '../net/protocol'
import { t } from '../text/catalogue.svelte'

const LOGIN = new RegExp(USERNAME)

/** What is wrong with a name that others will see; empty if nothing is. */
export function nameFault(name: string): string {
  const letters = [...name.trim()].length
  if (letters === 0) return t('web-fault-name-empty')
  return letters > LONGEST_NAME ? t('web-problem-name') : ''
}

/** What is wrong with a name to log in with; empty if nothing is. */
export function usernameFault(username: string): string {
  if (username.trim() === '') return t('web-fault-username-empty')
  return LOGIN.test(username.trim()) ? '' : t('web-fault-username')
}

/** What is wrong with a new password; empty if nothing is. */
export function passwordFault(password: string, username = ''): string {
  if ([...password].length < SHORTEST_PASSWORD) return t('web-fault-password-short')
  const name = username.toLowerCase()
  const nameOnly =
    name !== '' &&
    password.toLowerCase().includes(name) &&
    password.length - name.length < LEAST_LETTERS
  const monotonous = new Set(password).size < LEAST_LETTERS
  return nameOnly || monotonous ? t('web-problem-password') : ''
}

/** Only those faults that are any. */
export function faults<Field extends string>(
  found: Record<Field, string>,
): Partial<Record<Field, string>> {
  const real = Object.entries<string>(found).filter(([, text]) => text !== '')
  return Object.fromEntries(real) as Partial<Record<Field, string>>
}

/** That something was left empty; empty if it was not. */
export function emptyFault(text: string): string {
  return text.trim() === '' ? t('web-fault-empty') : ''
}
