import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { empty } from '../../gallery/positions'
import * as api from '../net/api'
import type { Ask, Draft, LogLine, Offer, Play, Refused, Snapshot } from '../net/protocol'
import { show } from '../text/catalogue.svelte'
import { numberOf, PASS } from './decisions'
import { dismiss, toasts } from './toasts.svelte'

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
const { standing } = await import('./standing.svelte')

const [gal, cas] = [numberOf('place', 0), numberOf('place', 9)]

/** How the game stands while one is asked to place caballeros. */
function placing(prompt: number): Play {
  const ask = {
    ...{ prompt, kind: 'place', choices: [PASS, gal, cas], may_pass: true, changes: false },
    ...{ said: {}, card: -1, left: 2, total: 2, against: -1, purpose: '' },
  } as unknown as Ask
  const undo = { undo_to: -1, undo_latest: -1 }
  return { board: empty(2), asks: ask, owing: [0], made: 3, ...undo, result: null } as Play
}

/** An entry of the log. */
function line(index: number, more: Partial<LogLine>): LogLine {
  const entry = { index, at: 0, kind: 'decision', seat: 0, author: 'person' } as const
  return {
    ...entry,
    events: [],
    to: -1,
    name: '',
    bot: '',
    agree: false,
    round: 1,
    made: 3,
    ...more,
  }
}

/** What is new: another question, after some entries. */
function update(prompt: number, lines: LogLine[], play: Partial<Play> = {}): unknown {
  const now = { ...placing(prompt), ...play }
  return { type: 'update', head: prompt, seat: 0, lines, play: now, table: null }
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
  for (const { id } of toasts()) dismiss(id)
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

describe('what was begun', () => {
  const elsewhere = 'You have answered in another window; what was begun here is gone.'

  it('is not just gone when another window answers', () => {
    table.composer?.choose(gal)
    socket.say(update(5, [line(4, {})]))
    expect(toasts().map(({ text }) => text)).toEqual([elsewhere])
    expect(table.composer?.actions).toEqual([])
  })

  it('nor when that is heard after a while without a connection', () => {
    table.composer?.choose(gal)
    socket.say({ ...snapshot(5), lines: [line(4, {})] })
    expect(toasts().map(({ text }) => text)).toEqual([elsewhere])
  })

  it.each([
    ['nothing was begun', false, [line(4, {})]],
    ['another has decided', true, [line(4, { seat: 1 })]],
    ['time was up, which is said', true, [line(4, { author: 'clock' as const })]],
  ])('needs no word about windows where %s', (_, begun, lines) => {
    if (begun) table.composer?.choose(gal)
    socket.say(update(5, lines))
    expect(toasts().map(({ text }) => text)).not.toContain(elsewhere)
  })

  it('needs no word either where it is what was sent from here', () => {
    table.composer?.choose(gal)
    void table.composer?.send([gal, PASS])
    socket.say(update(6, [line(4, {}), line(5, {})]))
    expect(toasts()).toEqual([])
  })
})

describe('taking back', () => {
  it('takes back the latest answer whole', () => {
    socket.say(update(7, [], { made: 6, undo_to: 1, undo_latest: 4 }))
    void table.undoLatest()
    expect(socket.sent.at(-1)).toMatchObject({ type: 'undo', to: 4 })
  })

  it('does nothing where nothing can be taken back', () => {
    const sent = socket.sent.length
    void table.undoLatest()
    expect(socket.sent).toHaveLength(sent)
  })

  it('ends a standing order, which would answer the same anew', () => {
    socket.say(update(7, [], { made: 6, undo_to: 5, undo_latest: 5 }))
    standing.order(3)
    void table.undoLatest()
    expect(standing.round).toBe(0)
  })

  it.each([
    [0, 0],
    [1, 3],
  ])('by vote or another window does, too, where it is one’s own: seat %i', (seat, round) => {
    standing.order(3)
    socket.say(update(8, [line(7, { kind: 'undo', seat, to: 2 })]))
    expect(standing.round).toBe(round)
  })
})
