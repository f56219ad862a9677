import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '../net/api'
import { Deeds } from './deeds.svelte'
import { toasts } from './toasts.svelte'

describe('deeds', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('are done one at a time', async () => {
    const deeds = new Deeds(() => 'abc')
    let end: (what: string) => void = () => undefined
    const first = deeds.attempt(() => new Promise<string>((done) => (end = done)))
    expect(deeds.busy).toBe(true)
    expect(await deeds.attempt(() => Promise.reject(new Error('was done')))).toBeNull()
    end('done')
    expect(await first).toBe('done')
    expect(deeds.busy).toBe(false)
    expect(await deeds.attempt(() => Promise.resolve('again'))).toBe('again')
  })

  it('say what fails, and can be tried again', async () => {
    vi.stubGlobal('location', { href: 'http://localhost/' })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const deeds = new Deeds(() => 'abc')
    const failed = new ApiError(500, 'broken', 'it broke')
    expect(await deeds.attempt(() => Promise.reject(failed))).toBeNull()
    expect(toasts().at(-1)?.report).toContain('table abc')
    expect(deeds.busy).toBe(false)
  })
})
