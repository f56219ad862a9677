// Which component shows a route. Each is a chunk of its own, fetched when it is first needed.

import type { Component } from 'svelte'

import { t } from '../text/catalogue.svelte'
import type { Route } from './router.svelte'

export type Screen = Component<Record<string, unknown>>

const files = import.meta.glob<{ default: Screen }>('../screens/*.svelte')

const NAMES: Record<Route['name'], string> = {
  home: 'Home',
  new: 'NewTable',
  account: 'Account',
  learn: 'Learn',
  cards: 'Cards',
  'open-record': 'OpenRecord',
  table: 'Table',
  replay: 'Replay',
  missing: 'Missing',
}

/** Fetch the component that shows a route. */
export async function screenFor({ name }: Route): Promise<Screen> {
  const file = files[`../screens/${NAMES[name]}.svelte`]
  if (file === undefined) throw new Error(`there is no screen ${NAMES[name]}`)
  return (await file()).default
}

/** What the component is given: the parameters of its route. */
export function propsOf(route: Route): Record<string, unknown> {
  return Object.fromEntries(Object.entries(route).filter(([name]) => name !== 'name'))
}

/** Routes with the same key are the same screen, which only gets other parameters. */
export function keyOf(route: Route): string {
  return route.name === 'table' || route.name === 'replay'
    ? `${route.name}/${route.id}`
    : route.name
}

/** The title of the window; null where the screen gives it one of its own. */
export function titleOf(route: Route): string | null {
  const title = heading(route.name)
  return title === null ? null : title === '' ? 'hidalgo' : `${title} · hidalgo`
}

function heading(name: Route['name']): string | null {
  switch (name) {
    case 'home':
      return ''
    case 'new':
      return t('web-new-title')
    case 'account':
      return t('web-account-title')
    case 'learn':
      return t('web-learn')
    case 'cards':
      return t('web-cards-title')
    case 'open-record':
      return t('web-record-title')
    case 'missing':
      return t('web-missing-title')
    case 'table':
    case 'replay':
      return null
  }
}
