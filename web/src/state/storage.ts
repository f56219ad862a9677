// What this browser remembers, or this tab alone. It may refuse to (private windows, blocked
// storage): then nothing is remembered, and everything else works.

const PREFIX = 'hidalgo.'

// Looked up on every call: where storage is blocked, even naming it fails.
type Where = () => Storage
const BROWSER: Where = () => localStorage
const TAB: Where = () => sessionStorage

/** What was remembered under a name; null for nothing. */
export function recall(name: string): string | null {
  return read(BROWSER, name)
}

/** Remember something under a name; null forgets it. */
export function remember(name: string, value: string | null): void {
  write(BROWSER, name, value)
}

/** What this tab remembers under a name, through reloads, until it is closed; null for nothing. */
export function recallHere(name: string): string | null {
  return read(TAB, name)
}

/** Have this tab remember something under a name; null forgets it. */
export function rememberHere(name: string, value: string | null): void {
  write(TAB, name, value)
}

function read(where: Where, name: string): string | null {
  try {
    return where().getItem(PREFIX + name)
  } catch {
    return null
  }
}

function write(where: Where, name: string, value: string | null): void {
  try {
    if (value === null) where().removeItem(PREFIX + name)
    else where().setItem(PREFIX + name, value)
  } catch {
    // It counts until the page is left.
  }
}
