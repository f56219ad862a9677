import { describe, expect, it } from 'vitest'

import catalogue from '../../../src/hidalgo/locale/en/web.ftl?raw'
import { ApiError } from '../net/api'
import { languages, show } from '../text/catalogue.svelte'
import { wordsFor } from './toasts.svelte'

const codes = [...catalogue.matchAll(/^web-problem-([a-z-]+) =/gm)].map(([, code]) => code ?? '')

describe('what a problem means', () => {
  it('is said in every language, with all that belongs to it', async () => {
    expect(codes).toContain('invalid')
    for (const { code: language } of languages) {
      await show(language)
      for (const code of [...codes, 'never-heard-of']) {
        for (const seconds of [0, 1, 20]) {
          const said = wordsFor(new ApiError(422, code, 'viewer: too far', seconds))
          expect(said).toMatch(/\p{L}/u)
          expect(said, code).not.toMatch(/[{}]|web-problem/)
        }
      }
    }
    await show('en')
  })

  it('holds what the server says where nothing else says what is wrong', async () => {
    await show('en')
    for (const code of ['invalid', 'malformed', 'never-heard-of'])
      expect(wordsFor(new ApiError(422, code, 'viewer: too far'))).toContain('viewer: too far')
  })
})
