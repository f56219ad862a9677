import { beforeEach, describe, expect, it } from 'vitest'

import { show } from '../text/catalogue.svelte'
import { keyOf, propsOf, titleOf } from './screens'

beforeEach(() => show('en'))

describe('screens', () => {
  it('are given the parameters of their routes', () => {
    expect(propsOf({ name: 'home' })).toEqual({})
    expect(propsOf({ name: 'replay', id: 'a', index: 3, viewer: null })).toEqual({
      id: 'a',
      index: 3,
      viewer: null,
    })
  })

  it('stay while only their parameters change, but not from one table to another', () => {
    const replay = { name: 'replay', id: 'a', index: 3, viewer: null } as const
    expect(keyOf(replay)).toBe(keyOf({ ...replay, index: 4 }))
    expect(keyOf(replay)).not.toBe(keyOf({ ...replay, id: 'b' }))
    expect(keyOf({ name: 'table', id: 'a' })).not.toBe(keyOf(replay))
    expect(keyOf({ name: 'cards', edition: '' })).toBe(
      keyOf({ name: 'cards', edition: 'decennial' }),
    )
  })

  it('have titles, but those that make their own', () => {
    expect(titleOf({ name: 'home' })).toBe('hidalgo')
    expect(titleOf({ name: 'new' })).toBe('A new table · hidalgo')
    expect(titleOf({ name: 'table', id: 'a' })).toBeNull()
  })
})
