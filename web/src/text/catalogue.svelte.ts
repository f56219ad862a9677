// What hidalgo says, in the language that was chosen. The texts are the Fluent files that the
// whole of hidalgo shares; a language comes as one chunk when it is first needed.

import { FluentBundle, FluentResource } from '@fluent/bundle'

import { recall, remember } from '../state/storage'
import { isolated } from './isolated'

export type Language = 'en' | 'de' | 'es' | 'fr' | 'nl'

/** What fills a message in. */
export type Arguments = Record<string, string | number>

/** The languages there are, by their own names; English first, which is also the fall-back. */
export const languages: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'nl', name: 'Nederlands' },
]

const FALLBACK: Language = 'en'
const REMEMBERED = 'language'

const chunks: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  de: () => import('./languages/de'),
  es: () => import('./languages/es'),
  fr: () => import('./languages/fr'),
  nl: () => import('./languages/nl'),
}

let current = $state.raw<Language>(FALLBACK)
let bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({})
let wanted: Language = FALLBACK
const reported: Record<string, true> = {}

/** Whether a code is that of one of our languages. */
export function isLanguage(code: string | null | undefined): code is Language {
  return languages.some((one) => one.code === code)
}

/** The language that is shown. Reactive. */
export function language(): Language {
  return current
}

/** The first of ours among the languages somebody prefers; English if there is none. */
export function bestLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split(/[-_]/)[0]
    if (isLanguage(code)) return code
  }
  return FALLBACK
}

/** What was chosen by hand in this browser; null for nothing. */
export function chosenLanguage(): Language | null {
  const code = recall(REMEMBERED)
  return isLanguage(code) ? code : null
}

/** Show the language that was chosen, or else the one the browser prefers. */
export function startLanguage(): Promise<void> {
  return show(chosenLanguage() ?? bestLanguage(navigator.languages))
}

/** Show a language, and remember the choice in this browser. */
export async function setLanguage(code: Language): Promise<void> {
  await show(code)
  remember(REMEMBERED, code)
}

/** Show a language without remembering it; if it can't be loaded, all stays as it is. */
export async function show(code: Language): Promise<void> {
  wanted = code
  await load(code)
  // Of two that were asked for while loading, the later one counts.
  if (wanted !== code) return
  current = code
  if (typeof document !== 'undefined') document.documentElement.lang = code
}

async function load(code: Language): Promise<void> {
  if (bundles[code]) return
  const texts = (await chunks[code]()).default
  // Marks only around what is written from right to left, as none of our languages is.
  const bundle = new FluentBundle(code, { useIsolating: false })
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) report(error.message)
  }
  bundles = { ...bundles, [code]: bundle }
}

/**
 * A message in the language that is shown, filled in; `card-veto.text` is the attribute `text` of
 * `card-veto`. Reactive. What a language lacks is said in English; what nobody says, by its id.
 */
export function t(id: string, args: Arguments = {}): string {
  const text = fill(current, id, args)
  if (text !== null) return text
  report(`no message '${id}' in '${current}'`)
  const english = fill(FALLBACK, id, args)
  if (english !== null) return english
  // Loaded for the first message that needs it; `bundles` is reactive, so it is then shown.
  if (!bundles[FALLBACK]) void load(FALLBACK).catch(() => report('English cannot be loaded'))
  return id
}

/** Whether there is such a message in the language that is shown, or in English if that is loaded. */
export function has(id: string): boolean {
  return find(current, id) !== null || find(FALLBACK, id) !== null
}

/** Names in a row, as the language joins them: "Ana, Bo and Cas". Reactive. */
export function joined(names: readonly string[]): string {
  const all = names.map(isolated)
  if (all.length < 2) return all[0] ?? ''
  return `${all.slice(0, -1).join(', ')} ${t('word-and')} ${all[all.length - 1]}`
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

function find(code: Language, id: string): { bundle: FluentBundle; pattern: Pattern } | null {
  const bundle = bundles[code]
  const [name = '', attribute] = id.split('.')
  const message = bundle?.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  return bundle && pattern ? { bundle, pattern } : null
}

function fill(code: Language, id: string, args: Arguments): string | null {
  const found = find(code, id)
  if (!found) return null
  const errors: Error[] = []
  const marked = Object.entries(args).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'string' ? isolated(value) : value,
  ])
  const text = found.bundle.formatPattern(found.pattern, Object.fromEntries(marked), errors)
  for (const error of errors) report(`'${id}' in '${code}': ${error.message}`)
  return text
}

/** Tell the developer what is wrong with a text, once. */
function report(fault: string): void {
  if (!import.meta.env.DEV || reported[fault]) return
  reported[fault] = true
  // eslint-disable-next-line no-console
  console.error(`texts: ${fault}`)
}
