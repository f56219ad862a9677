import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '../net/api'
import { keepTrying, unreachable } from './network'

describe('a server that cannot be reached', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const browser = new EventTarget()

  const begin = (again: () => void): (() => void) => {
    vi.useFakeTimers()
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
    return keepTrying(again)
  }

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    page.visibilityState = 'visible'
  })

  it('is told from one that says no', () => {
    expect(unreachable(new ApiError(0, 'unreachable', ''))).toBe(true)
    expect(unreachable(new ApiError(503, 'unavailable', ''))).toBe(false)
    expect(unreachable(new Error('unreachable'))).toBe(false)
    expect(unreachable(null)).toBe(false)
  })

  it('is tried now and then, and when the network or somebody is back, until that ends', () => {
    const again = vi.fn()
    const end = begin(again)
    expect(again).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(again).toHaveBeenCalledTimes(4)
    browser.dispatchEvent(new Event('online'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(again).toHaveBeenCalledTimes(6)
    page.visibilityState = 'hidden'
    vi.advanceTimersByTime(60_000)
    expect(again).toHaveBeenCalledTimes(6)
    end()
    page.visibilityState = 'visible'
    browser.dispatchEvent(new Event('online'))
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(60_000)
    expect(again).toHaveBeenCalledTimes(6)
  })
})
