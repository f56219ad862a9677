// One socket to one table: it comes back by itself, and nothing that was sent is lost or counts
// twice. What waits for an answer is kept and sent again after a reconnect, with the same key.

import {
  VERSION,
  type AnswerTakeback,
  type AskTakeback,
  type Message,
  type Request,
  type Say,
  type Submit,
  type Undo,
} from './protocol'

/** Requests that are answered by their key. */
export type Keyed = Submit | Undo | AskTakeback | AnswerTakeback | Say
type WithoutKey<T> = T extends Keyed ? Omit<T, 'key'> : never
export type Wish = WithoutKey<Keyed>

/** How a keyed request ended. */
export type Answer = Extract<Message, { type: 'done' | 'refused' | 'stale' }>

/**
 * `lost`: trying to come back; `crowded`: the same, where we have too many tables open, so that it
 * is ours to close one; `gone`: we have left; the others: the server does not let us in, since we
 * are not logged in, there is no such table, or the page is older than the server.
 */
export type LinkState =
  'connecting' | 'open' | 'lost' | 'crowded' | 'gone' | 'not-logged-in' | 'no-table' | 'outdated'

export interface LinkOptions {
  /** The socket's address, without its cursor. */
  url: string
  onmessage: (message: Message) => void
  onstate: (state: LinkState) => void
  /** For tests: makes sockets. */
  socket?: (url: string) => WebSocket
  /** For tests: a number from 0 to 1 that spreads reconnecting clients. */
  chance?: () => number
  /** For tests: makes keys. */
  key?: () => string
}

export const PING_EVERY = 15_000
/** Without a word for so long, the connection counts as dead. */
export const SILENCE = 40_000
export const FIRST_WAIT = 400
export const LONGEST_WAIT = 15_000
/** So long after the server had too much to do with us, it gets once more what it may have dropped. */
export const BREATH = 2_000

/** Codes with which a server closes for good, and what they mean. */
const FINAL: Readonly<Record<number, LinkState>> = {
  4401: 'not-logged-in',
  4404: 'no-table',
  4426: 'outdated',
}
/** The code with which it closes as long as we have too many tables open. */
const CROWDED = 4429

interface Pending {
  request: Keyed
  settle: (answer: Answer) => void
  fail: (error: Error) => void
}

/** A request that was given up because its connection was closed for good. */
export class LinkClosed extends Error {
  constructor() {
    super('the connection was closed')
    this.name = 'LinkClosed'
  }
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Link {
  /** The cursor: how many entries of the log are known; -1 for none yet. */
  head = -1
  /** The seat for which they are known, and the number of the next line of the chat. */
  #seat = -1
  #chat = 0
  #socket: WebSocket | null = null
  #state: LinkState = 'connecting'
  #pending = new Map<string, Pending>()
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #repeat: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #heard = 0
  readonly #options: Required<LinkOptions>

  constructor(options: LinkOptions) {
    this.#options = {
      socket: (url) => new WebSocket(url),
      chance: Math.random,
      key: randomKey,
      ...options,
    }
    this.#open()
  }

  get state(): LinkState {
    return this.#state
  }

  /** How many requests wait for their answer. */
  get waiting(): number {
    return this.#pending.size
  }

  /** Send a request that counts once, however often it has to be sent; wait for its answer. */
  ask(wish: Wish): Promise<Answer> {
    const request = { ...wish, key: this.#options.key() } as Keyed
    return new Promise((settle, fail) => {
      if (this.#closed) {
        fail(new LinkClosed())
        return
      }
      this.#pending.set(request.key, { request, settle, fail })
      this.#send(request)
    })
  }

  /** Send what may get lost, such as a question that can be asked again. */
  tell(request: Exclude<Request, Keyed>): void {
    this.#send(request)
  }

  /** Come back at once, without waiting: the network is said to be there again. */
  hurry(): void {
    if (this.#state === 'lost' || this.#state === 'crowded') {
      this.#open()
    } else if (this.#state === 'open') {
      this.tell({ type: 'ping' })
    }
  }

  /** Drop what is known and get everything anew. */
  resync(): void {
    this.head = -1
    this.#socket?.close()
  }

  close(why: LinkState = 'gone'): void {
    this.#become(why)
    this.#stopWaiting()
    clearInterval(this.#beat)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#giveUp(new LinkClosed())
  }

  /** Whether the connection was closed for good. */
  get #closed(): boolean {
    return !['connecting', 'open', 'lost', 'crowded'].includes(this.#state)
  }

  #become(state: LinkState): void {
    if (state === this.#state) return
    this.#state = state
    this.#options.onstate(state)
  }

  #stopWaiting(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    clearTimeout(this.#repeat)
  }

  #giveUp(why: Error): void {
    for (const { fail } of this.#pending.values()) fail(why)
    this.#pending.clear()
  }

  #sendPending(): void {
    for (const { request } of this.#pending.values()) this.#send(request)
  }

  #open(): void {
    this.#stopWaiting()
    const has = this.head < 0 ? '' : `since=${this.head}&seat=${this.#seat}&chat=${this.#chat}&`
    const socket = this.#options.socket(`${this.#options.url}?${has}version=${VERSION}`)
    const before = this.#socket
    this.#socket = socket
    // One that was still opening would count as another of ours.
    before?.close()
    this.#heard = Date.now()
    socket.onopen = () => {
      // Whoever has too many tables open is let in before being told so.
      if (this.#state !== 'crowded') this.#become('open')
      this.#sendPending()
    }
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(socket, event.data)
    socket.onclose = (event: CloseEvent) => this.#lose(socket, event.code)
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#check(), PING_EVERY)
  }

  /** Show that we are here, and notice when the other side no longer is. */
  #check(): void {
    if (Date.now() - this.#heard > SILENCE) {
      const socket = this.#socket
      socket?.close()
      // A dead network never confirms that it is closed.
      if (socket) this.#lose(socket, 1006)
    } else {
      this.tell({ type: 'ping' })
    }
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(request))
  }

  #hear(socket: WebSocket, data: string): void {
    if (socket !== this.#socket) return
    this.#heard = Date.now()
    const message = JSON.parse(data) as Message
    switch (message.type) {
      case 'snapshot':
        this.#chat = (message.chat.at(-1)?.number ?? -1) + 1
        this.#know(message)
        break
      case 'update':
        this.#know(message)
        break
      case 'chat':
        this.#chat = message.line.number + 1
        break
      case 'pong':
        if (this.head >= 0 && message.head > this.head) this.#socket.close()
        break
      case 'closing':
        this.#failures = Math.max(this.#failures, 1)
        break
      case 'fault':
        // It does not say which request it is about. What only came too fast can all be sent
        // again, and counts once; what cannot be read will not be read the next time either.
        clearTimeout(this.#repeat)
        if (message.code === 'too-fast')
          this.#repeat = setTimeout(() => this.#sendPending(), BREATH)
        else this.#giveUp(new Error(message.text))
        break
    }
    this.#options.onmessage(message)
    if (message.type === 'done' || message.type === 'refused' || message.type === 'stale') {
      const pending = this.#pending.get(message.key)
      this.#pending.delete(message.key)
      pending?.settle(message)
    }
  }

  #know({ head, seat }: { head: number; seat: number }): void {
    this.#become('open')
    this.#failures = 0
    this.head = head
    this.#seat = seat
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return
    clearInterval(this.#beat)
    this.#socket = null
    const final = FINAL[code]
    if (final !== undefined) {
      this.close(final)
      return
    }
    const crowded = code === CROWDED
    this.#become(crowded ? 'crowded' : 'lost')
    const longest = crowded
      ? LONGEST_WAIT
      : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures)
    this.#failures += 1
    // Half of the wait is left to chance: a server that restarts is not met by all at once.
    const wait = longest * (0.5 + 0.5 * this.#options.chance())
    this.#retry = setTimeout(() => this.#open(), wait)
  }
}
