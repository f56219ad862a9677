import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  BREATH,
  FIRST_WAIT,
  Link,
  LinkClosed,
  LONGEST_WAIT,
  PING_EVERY,
  SILENCE,
  type Wish,
} from './connection'
import { VERSION, type Message } from './protocol'

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  silent = false

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    if (!this.silent) this.drop(1000)
  }
  accept() {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const latest = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1]!
const submit: Wish = { type: 'submit', prompt: 3, actions: [20] }

function open() {
  const states: string[] = []
  const heard: Message[] = []
  let keys = 0
  const link = new Link({
    url: 'ws://table/live/t',
    onmessage: (message) => heard.push(message),
    onstate: (state) => states.push(state),
    socket: (url) => new FakeSocket(url) as unknown as WebSocket,
    chance: () => 1,
    key: () => `key-${++keys}`,
  })
  return { link, states, heard }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
})
afterEach(() => vi.useRealTimers())

describe('the cursor', () => {
  it('is left out at first, and named when coming back', () => {
    const { states } = open()
    expect(latest().url).toBe(`ws://table/live/t?version=${VERSION}`)
    latest().accept()
    latest().say({ type: 'snapshot', head: 7, seat: -1, chat: [{ number: 3 }] })
    latest().say({ type: 'update', head: 9, seat: 2 })
    latest().say({ type: 'chat', line: { number: 4 } })
    latest().drop()
    vi.advanceTimersByTime(FIRST_WAIT)
    expect(latest().url).toBe(`ws://table/live/t?since=9&seat=2&chat=5&version=${VERSION}`)
    expect(states).toEqual(['open', 'lost'])
  })

  it('comes back when a pong tells of entries that never came', () => {
    open()
    latest().accept()
    latest().say({ type: 'snapshot', head: 7, seat: 0, chat: [] })
    latest().say({ type: 'pong', head: 7 })
    expect(FakeSocket.all).toHaveLength(1)
    latest().say({ type: 'pong', head: 8 })
    vi.advanceTimersByTime(FIRST_WAIT)
    expect(latest().url).toMatch('since=7')
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is forgotten for a whole snapshot', () => {
    const { link } = open()
    latest().accept()
    latest().say({ type: 'snapshot', head: 7, seat: 0, chat: [] })
    link.resync()
    vi.advanceTimersByTime(FIRST_WAIT)
    expect(latest().url).toBe(`ws://table/live/t?version=${VERSION}`)
  })
})

describe('a request with a key', () => {
  it('is answered by its key', async () => {
    const { link } = open()
    latest().accept()
    const first = link.ask(submit)
    const second = link.ask({ type: 'undo', to: 2 })
    expect(latest().sent.map((request) => request['key'])).toEqual(['key-1', 'key-2'])
    latest().say({ type: 'refused', key: 'key-2', code: 'no-undo' })
    latest().say({ type: 'done', key: 'key-1', head: 8 })
    expect((await first).type).toBe('done')
    expect((await second).type).toBe('refused')
    expect(link.waiting).toBe(0)
  })

  it('is sent again, with the same key, until it is answered', async () => {
    const { link } = open()
    const answer = link.ask(submit)
    expect(latest().sent).toEqual([])
    latest().accept()
    expect(latest().sent).toEqual([{ ...submit, key: 'key-1' }])
    latest().drop()
    vi.advanceTimersByTime(FIRST_WAIT)
    latest().accept()
    expect(latest().sent).toEqual([{ ...submit, key: 'key-1' }])
    latest().say({ type: 'stale', key: 'key-1', head: 9 })
    expect((await answer).type).toBe('stale')
    latest().drop()
    vi.advanceTimersByTime(LONGEST_WAIT)
    latest().accept()
    expect(latest().sent).toEqual([])
  })

  it('fails when the connection is closed for good', async () => {
    const { link, states } = open()
    latest().accept()
    const answer = link.ask(submit)
    latest().drop(4404)
    await expect(answer).rejects.toBeInstanceOf(LinkClosed)
    await expect(link.ask(submit)).rejects.toBeInstanceOf(LinkClosed)
    vi.advanceTimersByTime(10 * LONGEST_WAIT)
    expect(FakeSocket.all).toHaveLength(1)
    expect(states).toEqual(['open', 'no-table'])
  })
})

describe('a fault', () => {
  it('of what came too fast has what waits sent again, with the same keys, after a breath', async () => {
    const { link } = open()
    latest().accept()
    const first = link.ask(submit)
    const second = link.ask({ type: 'undo', to: 2 })
    latest().say({ type: 'done', key: 'key-1', head: 8 })
    latest().say({ type: 'fault', code: 'too-fast', text: 'too many messages' })
    latest().say({ type: 'fault', code: 'too-fast', text: 'too many messages' })
    expect(latest().sent).toHaveLength(2)
    vi.advanceTimersByTime(BREATH)
    expect(latest().sent.slice(2)).toEqual([{ type: 'undo', to: 2, key: 'key-2' }])
    latest().say({ type: 'done', key: 'key-2', head: 9 })
    expect((await first).type).toBe('done')
    expect((await second).type).toBe('done')
  })

  it('of what cannot be read ends what waits: it would not be read again either', async () => {
    const { link, states } = open()
    latest().accept()
    const answer = link.ask(submit)
    latest().say({ type: 'fault', code: 'malformed', text: 'this cannot be read' })
    await expect(answer).rejects.toThrow('this cannot be read')
    vi.advanceTimersByTime(BREATH)
    expect(latest().sent).toHaveLength(1)
    expect(states).toEqual(['open'])
  })
})

describe('too many tables that are open', () => {
  const snapshot = { type: 'snapshot', head: 1, seat: 0, chat: [] }

  it('are said, and asked about seldom, until one was closed', async () => {
    const { link, states } = open()
    latest().accept()
    latest().say(snapshot)
    for (let times = 1; times <= 3; times += 1) {
      latest().drop(4429)
      expect(states).toEqual(['open', 'crowded'])
      vi.advanceTimersByTime(LONGEST_WAIT - 1)
      expect(FakeSocket.all).toHaveLength(times)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.all).toHaveLength(times + 1)
      // Sockets are opened before they are looked at.
      latest().accept()
    }
    const answer = link.ask(submit)
    latest().say({ ...snapshot, type: 'update' })
    expect(states).toEqual(['open', 'crowded', 'open'])
    latest().say({ type: 'done', key: 'key-1', head: 2 })
    expect((await answer).type).toBe('done')
  })

  it('are asked about at once by whoever comes back to the page', () => {
    const { link } = open()
    latest().drop(4429)
    link.hurry()
    expect(FakeSocket.all).toHaveLength(2)
    // Nothing of an earlier try stays open, or comes later.
    link.hurry()
    expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([3, 3, 0])
    vi.advanceTimersByTime(2 * LONGEST_WAIT)
    expect(FakeSocket.all).toHaveLength(3)
  })
})

describe('coming back', () => {
  it('waits longer each time, and not longer than the longest', () => {
    open()
    for (const wait of [400, 800, 1600, 3200, 6400, 12800, LONGEST_WAIT, LONGEST_WAIT]) {
      const before = FakeSocket.all.length
      latest().drop()
      vi.advanceTimersByTime(wait - 1)
      expect(FakeSocket.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.all).toHaveLength(before + 1)
    }
  })

  it('begins anew with short waits once the server has spoken', () => {
    open()
    for (let n = 0; n < 5; n++) {
      latest().drop()
      vi.advanceTimersByTime(LONGEST_WAIT)
    }
    latest().accept()
    latest().say({ type: 'snapshot', head: 1, seat: 0, chat: [] })
    latest().drop()
    const before = FakeSocket.all.length
    vi.advanceTimersByTime(FIRST_WAIT)
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  it('hurries when told that the network is back', () => {
    const { link } = open()
    latest().drop()
    link.hurry()
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(LONGEST_WAIT)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('stops once closed', () => {
    const { link } = open()
    latest().accept()
    link.close()
    vi.advanceTimersByTime(10 * LONGEST_WAIT)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('heartbeats', () => {
  it('are sent while the connection is open', () => {
    open()
    latest().accept()
    vi.advanceTimersByTime(PING_EVERY)
    expect(latest().sent).toEqual([{ type: 'ping' }])
  })

  it('show a connection that died without a word', () => {
    const { states } = open()
    latest().accept()
    latest().silent = true
    vi.advanceTimersByTime(SILENCE + 2 * PING_EVERY + FIRST_WAIT)
    expect(states).toContain('lost')
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })

  it('do not end a connection that answers', () => {
    const { states } = open()
    latest().accept()
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(PING_EVERY)
      latest().say({ type: 'pong', head: -1 })
    }
    expect(states).toEqual(['open'])
  })

  it('ignores what a socket says that was given up', () => {
    const { heard } = open()
    const old = latest()
    old.drop()
    vi.advanceTimersByTime(FIRST_WAIT)
    old.say({ type: 'snapshot', head: 99, seat: 0, chat: [] })
    expect(heard).toEqual([])
  })
})
