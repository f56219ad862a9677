import { beforeEach, describe, expect, it, vi } from 'vitest'

import { keep, progress } from './progress'

const NOTHING = { lesson: 0, path: [], done: [] }

describe('progress', () => {
  let kept: Record<string, string>

  beforeEach(() => {
    kept = {}
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept[name] ?? null,
      setItem: (name: string, value: string) => (kept[name] = value),
    })
  })

  it('is nothing at first', () => {
    expect(progress()).toEqual(NOTHING)
  })

  it('is what was kept', () => {
    const some = { lesson: 3, path: [-1, 23], done: ['aim', 'power'] }
    keep(some)
    expect(progress()).toEqual(some)
  })

  it.each(['', '{', 'null', '7', '"x"', '{"lesson":"2","path":7,"done":{}}'])(
    'is nothing where %j was kept',
    (text) => {
      kept['hidalgo.learn'] = text
      expect(progress()).toEqual(NOTHING)
    },
  )

  it('leaves out what cannot be', () => {
    kept['hidalgo.learn'] = '{"lesson":2,"path":[1,"x",null,2.5,4],"done":["aim",3]}'
    expect(progress()).toEqual({ lesson: 2, path: [1, 4], done: ['aim'] })
  })

  it('is nothing where nothing may be kept', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
    })
    keep({ lesson: 2, path: [], done: [] })
    expect(progress()).toEqual(NOTHING)
  })
})
