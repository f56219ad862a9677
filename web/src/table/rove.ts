// A row of things that can be explained, by keyboard: one Tab stop for all of it, arrows walk within.

import type { Attachment } from 'svelte/attachments'

/** What wants to be explained says so to whatever explains here. */
export const EXPLAIN = 'explain'

const presses = (item: HTMLElement): boolean => item instanceof HTMLButtonElement

/**
 * Make what a row holds reachable. To the left and right go arrows from one thing to the next, up
 * and down to the same thing of the next member of the row; Enter has it explained. Buttons keep
 * their own Tab stops, and where there are some the row needs no other.
 */
export function rove(selector: string): Attachment<HTMLElement> {
  return (row) => {
    let current: HTMLElement | undefined

    const items = (): HTMLElement[] =>
      [...row.querySelectorAll<HTMLElement>(selector)].filter((item) => item.checkVisibility())

    const settle = (): void => {
      const all = items()
      if (current === undefined || !all.includes(current)) current = all[0]
      const stops = !all.some(presses)
      for (const item of all) if (!presses(item)) item.tabIndex = stops && item === current ? 0 : -1
    }

    const focused = (event: FocusEvent): void => {
      current = items().find((item) => item === event.target) ?? current
      settle()
    }

    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const all = items()
      const at = all.find((item) => item === event.target)
      if (at === undefined) return
      if (event.key === 'Enter') {
        if (presses(at)) return
        at.dispatchEvent(new CustomEvent(EXPLAIN, { bubbles: true }))
      } else {
        const to = step(event.key, at, all)
        if (to === null) return
        to.focus()
      }
      event.preventDefault()
    }

    const watch = new MutationObserver(settle)
    watch.observe(row, { childList: true, subtree: true })
    row.addEventListener('focusin', focused)
    row.addEventListener('keydown', pressed)
    settle()
    return () => {
      watch.disconnect()
      row.removeEventListener('focusin', focused)
      row.removeEventListener('keydown', pressed)
    }
  }
}

/** Return where a key leads from one of the things; null for a key that leads nowhere. */
function step(key: string, at: HTMLElement, all: readonly HTMLElement[]): HTMLElement | null {
  const index = all.indexOf(at)
  const by = (steps: number): HTMLElement => all[(index + steps + all.length) % all.length] ?? at
  switch (key) {
    case 'ArrowRight':
      return by(1)
    case 'ArrowLeft':
      return by(-1)
    case 'ArrowDown':
      return alike(at, all, 1)
    case 'ArrowUp':
      return alike(at, all, -1)
    case 'Home':
      return all[0] ?? at
    case 'End':
      return all.at(-1) ?? at
    default:
      return null
  }
}

const kindOf = (item: HTMLElement): string => (item.dataset['explain'] ?? '').replace(/-\d+$/, '')

/** Return what is of the same kind at the next member of the row, before or behind; else itself. */
function alike(at: HTMLElement, all: readonly HTMLElement[], by: 1 | -1): HTMLElement {
  const same = all.filter((item) => kindOf(item) === kindOf(at))
  return same[(same.indexOf(at) + by + same.length) % same.length] ?? at
}
