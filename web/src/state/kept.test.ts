import { beforeEach, describe, expect, it, vi } from 'vitest'

import { keeperOf } from './kept'

const tab = new Map<string, string>()

function storage(): Partial<Storage> {
  return {
    getItem: (name) => tab.get(name) ?? null,
    setItem: (name, value) => void tab.set(name, value),
    removeItem: (name) => void tab.delete(name),
  }
}

beforeEach(() => {
  tab.clear()
  vi.stubGlobal('sessionStorage', storage())
})

describe('an answer that is composed', () => {
  it('is there for its question, at its table, for its person', () => {
    keeperOf('one', 'ana', 7).keep([3, 5])
    expect(keeperOf('one', 'ana', 7).recall()).toEqual([3, 5])
    expect(keeperOf('one', 'ana', 8).recall()).toEqual([])
    expect(keeperOf('other', 'ana', 7).recall()).toEqual([])
    expect(keeperOf('one', 'bea', 7).recall()).toEqual([])
  })

  it('takes the place of the one before, and leaves nothing when it is forgotten', () => {
    keeperOf('one', 'ana', 7).keep([3, 5])
    keeperOf('one', 'ana', 9).keep([4])
    expect(tab.size).toBe(1)
    keeperOf('one', 'ana', 12).keep([])
    expect(tab.size).toBe(0)
  })

  it.each([
    '',
    'null',
    '7',
    '[3]',
    '{"prompt":7}',
    '{"prompt":7,"actions":["3"]}',
    '{"prompt":7,"ac',
  ])('is nothing where what is kept cannot be read (%s)', (text) => {
    keeperOf('one', 'ana', 7).keep([3])
    for (const name of tab.keys()) tab.set(name, text)
    expect(keeperOf('one', 'ana', 7).recall()).toEqual([])
  })

  it('is not kept where the browser does not want to', () => {
    const refuse = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    keeperOf('one', 'ana', 7).keep([3])
    expect(keeperOf('one', 'ana', 7).recall()).toEqual([])
  })
})
