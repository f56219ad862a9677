import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('document', { baseURI: 'https://play.example/hidalgo/' })

const { href, routeOf } = await import('./router.svelte')

describe('addresses', () => {
  const routes = [
    { name: 'home' },
    { name: 'new' },
    { name: 'account' },
    { name: 'open-record' },
    { name: 'learn', lesson: 0 },
    { name: 'learn', lesson: 3 },
    { name: 'cards', edition: '' },
    { name: 'cards', edition: 'bigbox_nl' },
    { name: 'table', id: 'aB-_9' },
    { name: 'table', id: 'ä/% ?' },
    { name: 'replay', id: 'aB-_9', index: -1, viewer: null },
    { name: 'replay', id: 'aB-_9', index: 41, viewer: -1 },
    { name: 'replay', id: 'aB-_9', index: 0, viewer: 2 },
  ] as const

  it.each(routes)('lead to the screen they were made for: $name', (route) => {
    const url = new URL(href(route))
    expect(url.pathname.startsWith('/hidalgo/')).toBe(true)
    const path = url.pathname.slice('/hidalgo/'.length)
    expect(routeOf(path, url.searchParams)).toEqual(route)
  })

  it.each(['tables', 'table', 'new/er', 'table/a/b', 'replay', 'record/x', '%', 'table/%E4'])(
    'that mean nothing are said to: %s',
    (path) => expect(routeOf(path, new URLSearchParams())).toEqual({ name: 'missing' }),
  )

  it('survive nonsense behind the question mark', () => {
    const query = new URLSearchParams('at=soon&as=1e9')
    expect(routeOf('replay/x', query)).toEqual({ name: 'replay', id: 'x', index: -1, viewer: -1 })
  })
})
