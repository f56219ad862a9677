import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { empty } from '../../gallery/positions'
import * as api from '../net/api'
import type { Ask, Draft, Offer, Play, Refused, Snapshot } from '../net/protocol'
import { show } from '../text/catalogue.svelte'
import { numberOf, PASS } from './decisions'
import { toasts } from './toasts.svelte'

const nothing = (): void => undefined
vi.stubGlobal('document', {
  baseURI: 'https://play.example/',
  documentElement: {},
  addEventListener: nothing,
  removeEventListener: nothing,
})
vi.stubGlobal('location', { href: 'https://play.example/table/t' })
vi.stubGlobal('addEventListener', nothing)
vi.stubGlobal('removeEventListener', nothing)

/** A socket whose other end is the test. */
class FakeSocket {
  static latest: FakeSocket
  readyState = 1
  sent: { type: string }[] = []
  onmessage: ((event: { data: string }) => void) | null = null

  constructor() {
    FakeSocket.latest = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string })
  }
  close() {
    this.readyState = 3
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  get drafts(): Draft[] {
    return this.sent.filter(({ type }) => type === 'draft') as Draft[]
  }
  get draft(): Draft {
    return this.drafts.at(-1)!
  }
}
vi.stubGlobal('WebSocket', FakeSocket)

const { Table } = await import('./table.svelte')

const [gal, cas] = [numberOf('place', 0), numberOf('place', 9)]

/** How the game stands while one is asked to place caballeros. */
function placing(prompt: number): Play {
  const ask = {
    ...{ prompt, kind: 'place', choices: [PASS, gal, cas], may_pass: true, changes: false },
    ...{ said: {}, card: -1, left: 2, total: 2, against: -1, purpose: '' },
  } as unknown as Ask
  return { board: empty(2), asks: ask, owing: [0], made: 3, undo_to: -1, result: null } as Play
}

function snapshot(prompt: number): Snapshot {
  return {
    ...{ type: 'snapshot', version: 1, head: prompt, seat: 0, person: 'ana', now: 0 },
    ...{ table: { edition: 'bigbox', seats: [], vote: null }, play: placing(prompt) },
    ...{ lines: [], chat: [], presence: { seats: [], watching: 0 } },
  } as unknown as Snapshot
}

let table: InstanceType<typeof Table>
let socket: FakeSocket

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(api, 'offer').mockResolvedValue({ editions: [] } as unknown as Offer)
  await show('en')
  table = new Table('t')
  socket = FakeSocket.latest
  socket.say(snapshot(4))
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})

describe('a draft', () => {
  it('that is refused is not asked for again: one begins anew, and hears why', () => {
    table.composer?.choose(gal)
    expect(socket.draft.actions).toEqual([gal])
    const refused: Partial<Refused> = { code: 'illegal', text: 'no', reason: '', clause: '' }
    socket.say({ ...refused, type: 'refused', key: String(socket.draft.id) })
    expect(table.composer?.actions).toEqual([])
    expect(table.refused?.code).toBe('illegal')
    expect(toasts()).toHaveLength(1)
    expect(socket.draft.actions).toEqual([])
    socket.say({ ...refused, type: 'refused', key: String(socket.draft.id) })
    const asks = socket.drafts.length
    vi.advanceTimersByTime(60_000)
    expect(socket.drafts.length).toBe(asks)
    expect(table.composer?.legal).toEqual([PASS, gal, cas])
  })

  it('that is stale is not asked for again: what is asked now is seen to', () => {
    table.composer?.choose(gal)
    socket.say({ type: 'stale', key: String(socket.draft.id), head: 5 })
    expect(table.composer).toBeNull()
    expect(socket.sent.at(-1)).toEqual({ type: 'ping' })
    const asks = socket.drafts.length
    vi.advanceTimersByTime(10_000)
    expect(socket.drafts.length).toBe(asks)
    socket.say({ type: 'update', head: 5, seat: 0, lines: [], play: placing(5), table: null })
    expect(table.composer?.ask.prompt).toBe(5)
    expect(socket.draft.prompt).toBe(5)
  })

  it('of an earlier question says nothing of this one', () => {
    table.composer?.choose(gal)
    const earlier = String(socket.draft.id)
    socket.say({ type: 'update', head: 5, seat: 0, lines: [], play: placing(5), table: null })
    table.composer?.choose(cas)
    socket.say({ type: 'stale', key: earlier, head: 5 })
    expect(table.composer?.actions).toEqual([cas])
  })
})
