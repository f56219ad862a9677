import { expect, it, vi } from 'vitest'

const nothing = (): void => undefined
vi.stubGlobal('document', { baseURI: 'https://play.example/', addEventListener: nothing })
vi.stubGlobal('addEventListener', nothing)
vi.stubGlobal('WebSocket', class {})

const { standing } = await import('./standing.svelte')
const { Table } = await import('./table.svelte')

it('is an order for one table only', () => {
  vi.useFakeTimers()
  standing.order(3)
  new Table('another')
  expect(standing.round).toBe(0)
  vi.useRealTimers()
})
