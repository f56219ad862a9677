// Keys that do things at a table, for whoever likes them: one letter each, only while nothing is being
// written, and not at all where that was chosen in the settings.

/** What a key does. */
export type Command =
  | 'confirm'
  | 'back'
  | 'reset'
  | 'undo'
  | 'choices'
  | 'map'
  | 'text'
  | 'log'
  | 'chat'
  | 'scores'
  | 'explain'
  | 'help'

/** All keys, in the order in which the help lists them. */
export const SHORTCUTS: readonly { key: string; command: Command }[] = [
  { key: 'a', command: 'choices' },
  { key: 'Enter', command: 'confirm' },
  { key: 'Backspace', command: 'back' },
  { key: 'Escape', command: 'reset' },
  { key: 'u', command: 'undo' },
  { key: 't', command: 'text' },
  { key: 'm', command: 'map' },
  { key: 'e', command: 'explain' },
  { key: 'l', command: 'log' },
  { key: 'c', command: 'chat' },
  { key: 's', command: 'scores' },
  { key: '?', command: 'help' },
]

/** Keys that mean something of their own on what has the focus. */
const OF_BUTTONS: ReadonlySet<Command> = new Set(['confirm'])

/** What of a key and of where it was pressed decides about its meaning. */
export interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** Somebody else has used it. */
  defaultPrevented: boolean
  /** The focus is in a field, or in a window over the page. */
  writing: boolean
  /** The focus is on a button, a link or the like, which Enter presses. */
  onControl: boolean
}

/** Return what a key means; null for nothing. */
export function meaning(pressed: Pressed): Command | null {
  if (pressed.defaultPrevented || pressed.writing) return null
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const found = SHORTCUTS.find(({ key }) => key === pressed.key)
  if (found === undefined) return null
  return pressed.onControl && OF_BUTTONS.has(found.command) ? null : found.command
}

/** Return what a real event of the keyboard says about that. */
export function pressedBy(event: KeyboardEvent): Pressed {
  const at = event.target instanceof Element ? event.target : null
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
  return {
    key,
    ctrlKey,
    metaKey,
    altKey,
    defaultPrevented,
    writing:
      document.querySelector('dialog[open]') !== null ||
      (at?.closest('input, textarea, select, [contenteditable]') ?? null) !== null,
    onControl: (at?.closest('button, a, summary, [role="button"], [role="tab"]') ?? null) !== null,
  }
}

let shown = $state(false)

/** Whether the list of keys lies open over the page. Reactive. */
export function keysShown(): boolean {
  return shown
}

/** Show the list of keys, or put it away. */
export function showKeys(open: boolean): void {
  shown = open
}
