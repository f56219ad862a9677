import { afterEach, describe, expect, it, vi } from 'vitest'

import rules from '../../../docs/rules/el-grande.md?raw'
import catalogue from '../../../src/hidalgo/locale/en/cards.ftl?raw'
import * as api from '../net/api'
import { clausesOf, clauseText, plain } from './clauses'

afterEach(() => vi.restoreAllMocks())

const written = new Set([...rules.matchAll(/^\*\*(\d+\.\d+) /gm)].map(([, number]) => number))

describe('clauses', () => {
  it('are known of every card, stand in the rules, and are known of no other', () => {
    const ids = [...catalogue.matchAll(/^card-([a-z0-9-]+) =/gm)].map(([, id]) => id ?? '')
    expect(ids.length).toBeGreaterThan(30)
    for (const id of ids) {
      expect(clausesOf(id), id).not.toEqual([])
      for (const clause of clausesOf(id)) expect(written, id).toContain(clause)
    }
    expect(clausesOf('of-the-house')).toEqual([])
  })

  it('are asked for once, and after a failure again', async () => {
    const asked = vi.spyOn(api, 'rule')
    asked.mockRejectedValueOnce(new Error('away'))
    await expect(clauseText('5.2')).rejects.toThrow('away')
    asked.mockResolvedValue({ number: '5.2', title: 'Ranks', text: 'Who has *most* is\nfirst.' })
    expect(await Promise.all([clauseText('5.2'), clauseText('5.2')])).toEqual([
      'Who has most is first.',
      'Who has most is first.',
    ])
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('lose the marks that say where they come from', () => {
    expect(plain('It is `so`. `[R]`')).toBe('It is so.')
    expect(plain('`[R]` It is so.')).toBe('It is so.')
  })

  it('keep their paragraphs and tables', () => {
    expect(plain('One\nline.\n\nAnother.\n| a | b |')).toBe('One line.\n\nAnother.\n| a | b |')
  })
})
