// What this browser remembers. It may refuse to (private windows, blocked storage): then nothing
// is remembered, and everything else works.

const PREFIX = 'hidalgo.'

/** What was remembered under a name; null for nothing. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Remember something under a name; null forgets it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    // It counts until the page is left.
  }
}
