// The cards of an edition as somebody looks for them: by stack, alike ones once. Reactive.

import type { EditionInfo } from '../../net/protocol'
import { has, t } from '../../text/catalogue.svelte'

interface Entry {
  id: string
  title: string
  text: string
  /** How many of them there are. */
  copies: number
  /** Whether another edition's card of this name does something else. */
  differs: boolean
}

interface StackOfCards {
  stack: number
  cards: Entry[]
}

/** All cards of an edition, in the order of its stacks. */
export function stacksOf(
  edition: EditionInfo | undefined,
  editions: readonly EditionInfo[],
): StackOfCards[] {
  const stacks = new Map<number, Map<string, Entry>>()
  for (const { id, stack } of edition?.cards ?? []) {
    const cards = stacks.get(stack) ?? new Map<string, Entry>()
    stacks.set(stack, cards)
    const entry = cards.get(id)
    if (entry) entry.copies += 1
    else cards.set(id, entryFor(id, edition?.name ?? '', editions))
  }
  return [...stacks]
    .sort(([a], [b]) => a - b)
    .map(([stack, cards]) => ({ stack, cards: [...cards.values()] }))
}

function entryFor(id: string, edition: string, editions: readonly EditionInfo[]): Entry {
  const text = textOf(id, edition)
  const differs = editions.some(
    ({ name, cards }) => cards.some((card) => card.id === id) && textOf(id, name) !== text,
  )
  return { id, title: has(`card-${id}`) ? t(`card-${id}`) : id, text, copies: 1, differs }
}

function textOf(id: string, edition: string): string {
  return has(`card-${id}.text`) ? t(`card-${id}.text`, { edition }) : ''
}

/** Those whose title or text holds all the words, whatever their accents. */
export function foundCards(stacks: readonly StackOfCards[], sought: string): StackOfCards[] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  const found = ({ title, text }: Entry): boolean => {
    const whole = plain(`${title} ${text}`)
    return words.every((word) => whole.includes(word))
  }
  return stacks
    .map(({ stack, cards }) => ({ stack, cards: cards.filter(found) }))
    .filter(({ cards }) => cards.length > 0)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
