import { describe, expect, it, vi } from 'vitest'

import type { Moment, Play } from '../net/protocol'
import { Moments } from './moments'

function moment(index: number): Moment {
  return { index, line: null, play: {} as Play }
}

/** A server whose answers come when the test says so. */
function slowly() {
  const asked: number[] = []
  const answers: ((failed?: boolean) => void)[] = []
  const fetch = vi.fn((index: number) => {
    asked.push(index)
    return new Promise<Moment>((done, fail) => {
      answers.push((failed) => (failed ? fail(new Error('gone')) : done(moment(index))))
    })
  })
  const answer = async (failed = false): Promise<void> => {
    answers.shift()?.(failed)
    await new Promise((done) => setTimeout(done))
  }
  return { asked, fetch, answer }
}

describe('moments', () => {
  it('are fetched once', async () => {
    const fetch = vi.fn((index: number) => Promise.resolve(moment(index)))
    const moments = new Moments(fetch)
    expect((await moments.want(4))?.index).toBe(4)
    expect((await moments.want(4))?.index).toBe(4)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('are not asked for if others are wanted by the time one could ask', async () => {
    const { asked, fetch, answer } = slowly()
    const moments = new Moments(fetch)
    const wanted = [1, 2, 3, 4].map((index) => moments.want(index))
    await answer()
    await answer()
    expect(asked).toEqual([1, 4])
    expect((await Promise.all(wanted)).map((one) => one?.index ?? null)).toEqual([1, null, null, 4])
  })

  it('that are expected come after what is wanted', async () => {
    const { asked, fetch, answer } = slowly()
    const moments = new Moments(fetch)
    moments.expect(5, 6, 7)
    void moments.want(9)
    await answer()
    await answer()
    expect(asked).toEqual([5, 9, 6])
    await answer()
    moments.expect(1)
    await answer()
    await answer()
    expect(asked).toEqual([5, 9, 6, 7, 1])
    expect(moments.peek(6)?.index).toBe(6)
  })

  it('that fail are refused, and can be wanted again', async () => {
    const { asked, fetch, answer } = slowly()
    const moments = new Moments(fetch)
    const failing = moments.want(3)
    void answer(true)
    await expect(failing).rejects.toThrow('gone')
    const again = moments.want(3)
    await answer()
    expect((await again)?.index).toBe(3)
    expect(asked).toEqual([3, 3])
  })

  it('that were only expected fail in silence', async () => {
    const { asked, fetch, answer } = slowly()
    const moments = new Moments(fetch)
    moments.expect(3, 4)
    await answer(true)
    expect(asked).toEqual([3])
    const wanted = moments.want(4)
    await answer()
    expect((await wanted)?.index).toBe(4)
  })

  it('that were not looked at for longest are forgotten', async () => {
    const fetch = vi.fn((index: number) => Promise.resolve(moment(index)))
    const moments = new Moments(fetch, 2)
    await moments.want(1)
    await moments.want(2)
    await moments.want(1)
    await moments.want(3)
    expect([1, 2, 3].map((index) => moments.peek(index) !== undefined)).toEqual([true, false, true])
  })
})
