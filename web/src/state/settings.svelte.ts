// What somebody likes, kept in this browser: theme, speed, sounds, ways to play.

import type { Speed } from '../board/Motion'
import { recall, remember } from './storage'

type Theme = 'system' | 'light' | 'dark'

interface Values {
  theme: Theme
  speed: Speed
  sounds: boolean
  /** The board as text, for playing without looking. */
  textBoard: boolean
  /** What every place would give if it were scored now, on the map. */
  scores: boolean
  /** Whether every decision is shown before it is sent. */
  confirm: boolean
  /** Whether single keys do things at a table. */
  shortcuts: boolean
  /** Whether what others say is announced. */
  chatAloud: boolean
  /** Whether the system tells that it is one's turn while the page is hidden. */
  notify: boolean
}

const DEFAULTS: Values = {
  theme: 'system',
  speed: 'normal',
  sounds: false,
  textBoard: false,
  scores: false,
  confirm: true,
  shortcuts: true,
  chatAloud: true,
  notify: false,
}

const CHOICES: { [K in keyof Values]: readonly Values[K][] } = {
  theme: ['system', 'light', 'dark'],
  speed: ['slow', 'normal', 'fast', 'off'],
  sounds: [false, true],
  textBoard: [false, true],
  scores: [false, true],
  confirm: [true, false],
  shortcuts: [true, false],
  chatAloud: [true, false],
  notify: [false, true],
}

/** What was kept, as far as it is still a choice. */
function kept<K extends keyof Values>(name: K): Values[K] {
  const text = recall(name)
  return CHOICES[name].find((choice) => String(choice) === text) ?? DEFAULTS[name]
}

class Settings {
  theme = $state(kept('theme'))
  speed = $state(kept('speed'))
  sounds = $state(kept('sounds'))
  textBoard = $state(kept('textBoard'))
  scores = $state(kept('scores'))
  confirm = $state(kept('confirm'))
  shortcuts = $state(kept('shortcuts'))
  chatAloud = $state(kept('chatAloud'))
  notify = $state(kept('notify'))

  /** Choose, and keep the choice in this browser. */
  set<K extends keyof Values>(name: K, value: Values[K]): void {
    ;(this as unknown as Values)[name] = value
    remember(name, value === DEFAULTS[name] ? null : String(value))
    if (name === 'theme') this.applyTheme()
  }

  /** Put the theme on the page: by hand, or as the system has it. */
  applyTheme(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    const theme = this.theme === 'system' ? (dark ? 'dark' : 'light') : this.theme
    document.documentElement.dataset['theme'] = theme
  }

  /** Follow the system's theme for as long as the page lives. */
  start(): void {
    this.applyTheme()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.applyTheme())
  }
}

export const settings = new Settings()
