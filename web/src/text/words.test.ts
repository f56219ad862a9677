import { describe, expect, it } from 'vitest'

import catalogue from '../../../src/hidalgo/locale/en/cards.ftl?raw'
import { languages, show } from './catalogue.svelte'
import { Words } from './words'

const ids = [...catalogue.matchAll(/^card-([a-z0-9-]+) =/gm)].map(([, id]) => id ?? '')
const words = new Words(
  'bigbox',
  [...ids, 'of-the-house'].map((id, number) => ({ number, id, stack: 1 })),
  [],
)

describe('titles of cards', () => {
  it('say in every language where words may be parted that are too long for a small card', async () => {
    for (const { code } of languages) {
      await show(code)
      ids.forEach((_, card) => {
        const parted = words.cardParted(card)
        expect(parted.replaceAll('\u00AD', '')).toBe(words.card(card))
        for (const part of parted.split(/[\s\u00AD-]/)) {
          expect(part.length, parted).toBeLessThanOrEqual(11)
        }
      })
    }
  })

  it('are parted between the parts of a word', async () => {
    await show('de')
    expect(words.cardParted(ids.indexOf('disc-scoring'))).toBe('Scheiben\u00ADwertung')
    expect(words.cardParted(ids.length)).toBe('of-the-house')
  })
})
