import { beforeAll, expect, test } from 'vitest'

import { COURT, type Happened } from '../net/protocol'
import { show } from '../text/catalogue.svelte'
import { Words } from '../text/words'
import { captionOf } from './caption'

const WORDS = new Words('bigbox', [], ['Ana', 'Beltrán'])
const moved = (to: number): Happened => ({
  name: 'moved',
  data: { by: 1, seat: 1, from: COURT, to, count: 1 },
})

beforeAll(() => show('en'))

test('moves of one hand are one sentence', () => {
  const said = captionOf([moved(3), moved(3), moved(5)], WORDS)
  expect(said).toContain('Beltrán')
  expect(said).toContain('Castilla')
  expect(said.match(/Beltrán/g)).toHaveLength(1)
})

test('nothing is said where nothing happens', () => {
  expect(captionOf([], WORDS)).toBe('')
})
