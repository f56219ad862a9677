// Which screen an address means, and the other way round. All addresses lie under the base path.

import { address, basePath } from '../net/base'

export type Route =
  | { name: 'home' }
  | { name: 'new' }
  | { name: 'account' }
  | { name: 'learn'; lesson: number }
  | { name: 'cards'; edition: string }
  | { name: 'open-record' }
  | { name: 'table'; id: string }
  /** `index`: an entry of the log, -1 for the end; `viewer`: whose eyes, null for one's own. */
  | { name: 'replay'; id: string; index: number; viewer: number | null }
  | { name: 'missing' }

/** Return the screen that a path below the base, as it is in an address, and its query mean. */
export function routeOf(path: string, query: URLSearchParams): Route {
  const parts = decoded(path.split('/').filter((part) => part !== ''))
  if (parts === null) return { name: 'missing' }
  const [first = '', second = '', third = ''] = parts
  if (third !== '') return { name: 'missing' }
  switch (first) {
    case '':
      return { name: 'home' }
    case 'new':
    case 'account':
      return second === '' ? { name: first } : { name: 'missing' }
    case 'record':
      return second === '' ? { name: 'open-record' } : { name: 'missing' }
    case 'cards':
      return { name: 'cards', edition: second }
    case 'learn':
      return { name: 'learn', lesson: integer(second, 0) }
    case 'table':
      return second === '' ? { name: 'missing' } : { name: 'table', id: second }
    case 'replay': {
      if (second === '') return { name: 'missing' }
      const viewer = query.get('as')
      return {
        name: 'replay',
        id: second,
        index: integer(query.get('at'), -1),
        viewer: viewer === null ? null : integer(viewer, -1),
      }
    }
    default:
      return { name: 'missing' }
  }
}

/** Parts of an address in their own letters; null where they stand for none, such as `%`. */
function decoded(parts: string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return null
  }
}

function integer(text: string | null, otherwise: number): number {
  const found = /^-?\d{1,7}$/.exec(text ?? '')
  return found === null ? otherwise : Number(found[0])
}

/** Return the address of a screen. */
export function href(route: Route): string {
  switch (route.name) {
    case 'home':
    case 'missing':
      return address('')
    case 'new':
    case 'account':
      return address(route.name)
    case 'open-record':
      return address('record')
    case 'learn':
      return address(route.lesson > 0 ? `learn/${route.lesson}` : 'learn')
    case 'cards':
      return address(route.edition === '' ? 'cards' : `cards/${encodeURIComponent(route.edition)}`)
    case 'table':
      return address(`table/${encodeURIComponent(route.id)}`)
    case 'replay': {
      const query: string[] = []
      if (route.index >= 0) query.push(`at=${route.index}`)
      if (route.viewer !== null) query.push(`as=${route.viewer}`)
      const asked = query.length > 0 ? `?${query.join('&')}` : ''
      return address(`replay/${encodeURIComponent(route.id)}${asked}`)
    }
  }
}

function here(): Route {
  const path = location.pathname.slice(basePath().length)
  return routeOf(path, new URLSearchParams(location.search))
}

let current = $state.raw<Route>({ name: 'home' })

/** The screen that is shown. Reactive. */
export function route(): Route {
  return current
}

/** Follow the address, and links within the client, for as long as the page lives. */
export function startRouter(): void {
  current = here()
  addEventListener('popstate', () => (current = here()))
  document.addEventListener('click', follow)
}

/** Go to a screen; `replace` leaves no trace in the browser's history. */
export function go(to: Route, replace = false): void {
  if (replace) history.replaceState(null, '', href(to))
  else history.pushState(null, '', href(to))
  current = here()
  if (!replace) scrollTo(0, 0)
}

/** Take over a click on a link to one of our own screens, unless it is to open elsewhere. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest('a')
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href, location.href)
  const base = basePath()
  if (url.origin !== location.origin || !url.pathname.startsWith(base)) return
  const path = url.pathname.slice(base.length)
  if (path.startsWith('api/') || url.hash !== '') return
  event.preventDefault()
  history.pushState(null, '', url.href)
  current = here()
  scrollTo(0, 0)
}
