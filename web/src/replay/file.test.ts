import { describe, expect, it } from 'vitest'

import { LONGEST_RECORD } from '../net/protocol'
import { checked, faultOf, textOf } from './file'

describe('a file', () => {
  it('is read as it is', async () => {
    const text = 'hidalgo record 1\ngame grande\n'
    expect(await textOf(new Blob([text]))).toBe(text)
    expect(checked(text)).toBe(text)
  })

  it('is not read if it is far too large', async () => {
    const file = { size: LONGEST_RECORD * 4 + 1, text: () => Promise.reject(new Error('was read')) }
    await expect(textOf(file as unknown as Blob)).rejects.toMatchObject({ fault: 'large' })
  })

  it('is refused if it is empty, too long, or no text', async () => {
    expect(faultOf(' \n\t')).toBe('empty')
    expect(faultOf('x'.repeat(LONGEST_RECORD + 1))).toBe('large')
    expect(faultOf('x'.repeat(LONGEST_RECORD))).toBeNull()
    const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00])])
    await expect(textOf(picture)).rejects.toMatchObject({ fault: 'binary' })
  })
})
