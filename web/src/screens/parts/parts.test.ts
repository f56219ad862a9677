import { beforeEach, describe, expect, it } from 'vitest'

import { show, t } from '../../text/catalogue.svelte'
import { foundCards, stacksOf } from './cards'
import { botTitle, editionNote, editionTitle, optionsInWords } from './tables'

beforeEach(() => show('en'))

const EDITIONS = [
  {
    name: 'bigbox',
    title: 'Big Box',
    cards: [
      { number: 0, id: 'king', stack: 5 },
      { number: 1, id: 'veto', stack: 2 },
      { number: 2, id: 'veto', stack: 2 },
      { number: 3, id: 'eviction', stack: 4 },
      { number: 4, id: 'of-the-house', stack: 4 },
    ],
  },
  { name: 'decennial', title: 'Decennial', cards: [{ number: 0, id: 'eviction', stack: 4 }] },
]

describe('cards', () => {
  it('lie by stack, alike ones once', () => {
    const stacks = stacksOf(EDITIONS[0], EDITIONS)
    expect(stacks.map(({ stack }) => stack)).toEqual([2, 4, 5])
    expect(stacks[0]?.cards).toMatchObject([{ id: 'veto', copies: 2, differs: false }])
    expect(stacks[1]?.cards).toMatchObject([
      { id: 'eviction', copies: 1, differs: true },
      // One of the host's own has no words, and is called by its id.
      { id: 'of-the-house', title: 'of-the-house', text: '', differs: false },
    ])
    expect(stacksOf(undefined, [])).toEqual([])
  })

  it('are found by all of the words, whatever their accents and order', async () => {
    const found = (sought: string) =>
      foundCards(stacksOf(EDITIONS[0], EDITIONS), sought).flatMap(({ cards }) =>
        cards.map(({ id }) => id),
      )
    expect(found('')).toHaveLength(4)
    expect(found('REGION secretly')).toEqual(['eviction'])
    expect(found('region zeppelin')).toEqual([])
    await show('es')
    expect(found('accion')).toEqual(['veto'])
  })
})

describe('tables', () => {
  it('are told by what is unusual about them', () => {
    expect(optionsInWords({})).toEqual([])
    expect(optionsInWords({ vetos: true, short: false, memory: false, pace: 0 })).toEqual([])
    expect(optionsInWords({ vetos: false, short: true, memory: true, pace: 7200 })).toEqual([
      'short',
      'without Vetos',
      'from memory',
      t('play-pace-hours', { count: 2 }),
    ])
  })

  it('may have editions and bots of the host’s own', () => {
    expect(editionTitle('bigbox_nl')).toBe('Big Box, Dutch')
    expect(editionTitle('of-the-house')).toBe('of-the-house')
    expect(editionNote('of-the-house')).toBe('')
    expect(botTitle('of-the-house')).toBe('of-the-house')
  })
})
