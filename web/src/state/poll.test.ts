import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '../net/api'
import { uncaught } from '../testing'
import { Poll } from './poll'

/** A page that can be looked at or not. */
class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible'
}

let page: Page
let asked: number
let news: () => Promise<boolean>

beforeEach(() => {
  vi.useFakeTimers()
  page = new Page()
  const target = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
  asked = 0
  news = () => Promise.resolve(true)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watch(): () => void {
  return new Poll(() => {
    asked += 1
    return news()
  }).start()
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a poll', () => {
  it('asks at once, and again as long as there is news', async () => {
    const end = watch()
    await pass(0)
    expect(asked).toBe(1)
    await pass(4_000)
    expect(asked).toBe(2)
    end()
    await pass(600_000)
    expect(asked).toBe(2)
  })

  it('asks less and less while nothing changes, but at least every minute', async () => {
    news = () => Promise.resolve(false)
    const end = watch()
    await pass(30_000)
    const early = asked
    expect(early).toBeLessThan(5)
    await pass(600_000)
    const middle = asked
    await pass(600_000)
    expect(asked - middle).toBe(10)
    end()
  })

  it('goes on after failures, more slowly', async () => {
    news = () => Promise.reject(new ApiError(0, 'unreachable', 'gone'))
    const end = watch()
    await pass(20_000)
    expect(asked).toBe(2)
    news = () => Promise.resolve(true)
    await pass(60_000)
    expect(asked).toBeGreaterThan(5)
    end()
  })

  it('does not keep a fault of the page to itself, and goes on', async () => {
    news = () => Promise.reject(new TypeError('no such thing'))
    let end: (() => void) | undefined
    const told = await uncaught(async () => {
      end = watch()
      await pass(20_000)
    })
    expect(told).toEqual([new TypeError('no such thing'), new TypeError('no such thing')])
    expect(asked).toBe(2)
    end?.()
  })

  it('asks anew for whoever wants it now while an older answer is on its way', async () => {
    const answers: ((news: boolean) => void)[] = []
    const poll = new Poll(() => {
      asked += 1
      return new Promise((resolve) => answers.push(resolve))
    })
    const end = poll.start()
    let heard = 0
    for (let wishes = 0; wishes < 2; wishes += 1) void poll.now().then(() => (heard += 1))
    answers[0]?.(false)
    await pass(0)
    expect([asked, heard]).toEqual([2, 0])
    answers[1]?.(true)
    await pass(0)
    expect([asked, heard]).toEqual([2, 2])
    end()
  })

  it('rests while nobody looks, and asks when somebody does', async () => {
    const end = watch()
    await pass(0)
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    await pass(600_000)
    expect(asked).toBe(1)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(asked).toBe(2)
    dispatchEvent(new Event('focus'))
    await pass(0)
    expect(asked).toBe(3)
    end()
  })

  it('never asks twice at the same time', async () => {
    let answer: (news: boolean) => void = () => undefined
    news = () => new Promise((resolve) => (answer = resolve))
    const end = watch()
    dispatchEvent(new Event('focus'))
    dispatchEvent(new Event('online'))
    await pass(100_000)
    expect(asked).toBe(1)
    answer(true)
    await pass(4_000)
    expect(asked).toBe(2)
    end()
  })
})
