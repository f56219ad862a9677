import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  bestLanguage,
  chosenLanguage,
  has,
  joined,
  language,
  languages,
  setLanguage,
  show,
  startLanguage,
  t,
} from './catalogue.svelte'
import { isolated } from './isolated'
import { Words } from './words'

const kept = new Map<string, string>()

beforeEach(async () => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  await show('en')
})

describe('languages', () => {
  it('call themselves as their catalogues do', async () => {
    for (const { code, name } of languages) {
      await show(code)
      expect(language()).toBe(code)
      expect(t('language-name').toLowerCase()).toBe(name.toLowerCase())
    }
  })

  it('are chosen by what a browser prefers', () => {
    expect(bestLanguage(['pt-BR', 'fr-CH', 'en'])).toBe('fr')
    expect(bestLanguage(['DE_at'])).toBe('de')
    expect(bestLanguage(['frisian', 'ja'])).toBe('en')
    expect(bestLanguage([])).toBe('en')
  })

  it('are remembered when chosen by hand, and only then', async () => {
    vi.stubGlobal('navigator', { languages: ['nl-BE'] })
    await startLanguage()
    expect(language()).toBe('nl')
    expect(chosenLanguage()).toBeNull()
    await setLanguage('es')
    expect(chosenLanguage()).toBe('es')
    await startLanguage()
    expect(language()).toBe('es')
  })

  it('do without memory where the browser refuses it', async () => {
    const refuse = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    await setLanguage('de')
    expect(language()).toBe('de')
    expect(chosenLanguage()).toBeNull()
  })

  it('end with the one that was asked for last', async () => {
    await Promise.all([show('fr'), show('de'), show('en')])
    expect(language()).toBe('en')
  })
})

describe('messages', () => {
  it('are filled in, with plurals and without marks', async () => {
    expect(t('points', { count: 1 })).toBe('1 point')
    expect(t('points', { count: 2 })).toBe('2 points')
    await show('fr')
    expect(t('choice-move', { seat: 'Zoé', from: 'A', to: 'B', whose: 'other' })).toBe(
      'Déplacer un Caballero de Zoé : A → B',
    )
  })

  it('mark off what is written from right to left, once, and nothing else', () => {
    const one = (seat: string): string => t('play-text-taken', { seat, card: 'Veto' })
    expect(one('شهرزاد')).toContain('\u2068شهرزاد\u2069')
    expect(one(isolated('שרה 3')).split('\u2068')).toHaveLength(2)
    expect(one('Zoé')).not.toMatch(/[\u2066-\u2069]/)
    expect(joined(['שרה', 'Bo'])).toBe('\u2068שרה\u2069 and Bo')
    expect(new Words('bigbox', [], ['נועה', 'Bo']).seats([1, 0])).toBe('Bo and \u2068נועה\u2069')
  })

  it('have attributes', () => {
    expect(t('prompt-recall.pass')).toBe('Stop recruiting')
    expect(has('prompt-recall.pass')).toBe(true)
    expect(has('prompt-recall.nonsense')).toBe(false)
  })

  it('that are missing are reported once and go by their id', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(t('no-such-message')).toBe('no-such-message')
    expect(t('no-such-message')).toBe('no-such-message')
    expect(error.mock.calls).toEqual([[expect.stringContaining("no message 'no-such-message'")]])
  })

  it('that lack an argument are reported, and said as far as possible', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(t('seat-name')).toContain('P')
    expect(error).toHaveBeenCalledOnce()
  })

  it('of the terminal are left out', () => {
    expect(has('terminal-king')).toBe(false)
  })
})

it('joins names as the language does', async () => {
  expect([[], ['Ana'], ['Ana', 'Bo'], ['Ana', 'Bo', 'Cas']].map(joined)).toEqual([
    '',
    'Ana',
    'Ana and Bo',
    'Ana, Bo and Cas',
  ])
  await show('es')
  expect(joined(['Ana', 'Bo'])).toBe('Ana y Bo')
})
