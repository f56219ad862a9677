// The HTTP API: everything that is not live play.

import { address } from './base'
import type * as P from './protocol'

/** A request that failed: what the server said of it, or that it could not be reached. */
export class ApiError extends Error {
  constructor(
    /** The HTTP status; 0 if the server could not be reached. */
    readonly status: number,
    /** For programs: `not-found`, `not-logged-in`, `unreachable`, ... */
    readonly code: string,
    text: string,
    /** In how many seconds to try again, where the server says so; else 0. */
    readonly seconds = 0,
  ) {
    super(text)
    this.name = 'ApiError'
  }
}

async function failure(response: Response): Promise<ApiError> {
  let problem: Partial<P.Problem> = {}
  try {
    problem = (await response.json()) as Partial<P.Problem>
  } catch {
    // A proxy in between answers with a page of its own, if the server is slow or just starting.
  }
  return new ApiError(
    response.status,
    problem.code ?? (response.status > 500 ? 'busy' : `http-${response.status}`),
    problem.text ?? response.statusText,
    Number(response.headers.get('Retry-After') ?? 0) || 0,
  )
}

const unreachable = (): ApiError => new ApiError(0, 'unreachable', 'the server cannot be reached')

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const options: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    options.body = JSON.stringify(body)
    options.headers = { 'Content-Type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(address(path), options)
  } catch {
    throw unreachable()
  }
  if (!response.ok) throw await failure(response)
  return response
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body)
  let text: string
  try {
    text = await response.text()
  } catch {
    throw unreachable()
  }
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T
  } catch {
    // Something in between answers with a page of its own: a network one has to log in to first.
    throw unreachable()
  }
}

const table = (id: string, what = ''): string => `api/tables/${encodeURIComponent(id)}${what}`

/** Who one is; null for somebody who has not said a name yet. */
export async function me(): Promise<P.Me | null> {
  try {
    return await call<P.Me | null>('GET', 'api/me')
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return null
    throw error
  }
}

export const introduce = (body: P.Introduce) => call<P.Me>('POST', 'api/me', body)
export const rename = (body: P.Rename) => call<P.Me>('PATCH', 'api/me', body)
export const claim = (body: P.Claim) => call<P.Claimed>('POST', 'api/me/claim', body)
export const login = (body: P.Login) => call<P.Me>('POST', 'api/me/login', body)
export const logout = () => call<void>('POST', 'api/me/logout', {})
export const logoutEverywhere = () => call<void>('POST', 'api/me/logout-everywhere', {})
export const recover = (body: P.Recover) => call<P.Claimed>('POST', 'api/me/recover', body)
export const changePassword = (body: P.ChangePassword) =>
  call<P.Me>('POST', 'api/me/password', body)
export const deviceCode = () => call<P.DeviceCode>('POST', 'api/me/device-code', {})
export const useDeviceCode = (body: P.UseDeviceCode) =>
  call<P.Me>('POST', 'api/me/use-device-code', body)
export const newRecoveryCode = (body: P.Confirm) =>
  call<P.Claimed>('POST', 'api/me/recovery-code', body)
export const devices = () => call<P.Device[]>('GET', 'api/me/sessions')
export const logOutDevice = (id: string) =>
  call<void>('DELETE', `api/me/sessions/${encodeURIComponent(id)}`)
export const exportMe = () => call<P.MyData>('GET', 'api/me/export')
export const deleteMe = (body: P.Confirm) => call<void>('DELETE', 'api/me', body)

export const offer = () => call<P.Offer>('GET', 'api/offer')
/** A clause of the rules, in English. */
export const rule = (clause: string) =>
  call<P.ClauseText>('GET', `api/rules/${encodeURIComponent(clause)}`)
export const lobby = () => call<P.Lobby>('GET', 'api/lobby')
export const openTable = (body: P.NewTable) => call<P.Opened>('POST', 'api/tables', body)
export const takeSeat = (id: string, body: P.TakeSeat) =>
  call<P.Opened>('POST', table(id, '/seat'), body)
export const setBot = (id: string, body: P.SetBot) =>
  call<P.Opened>('POST', table(id, '/bot'), body)
export const leave = (id: string) => call<P.Opened>('POST', table(id, '/leave'), {})
export const start = (id: string) => call<P.Opened>('POST', table(id, '/start'), {})
export const rematch = (id: string) => call<P.Opened>('POST', table(id, '/rematch'), {})

/** A game at one moment of its log, as a viewer saw it; -1 for one who watches. */
export const moment = (id: string, index: number, viewer: number) =>
  call<P.Moment>('GET', table(id, `/moment?index=${index}&viewer=${viewer}`))

/** All lines of a game with somebody's eyes, to step through it; -1 for one who watches. */
export const replay = (id: string, viewer: number) =>
  call<P.Replay>('GET', table(id, `/replay?viewer=${viewer}`))

/** Look into the record of a finished game: at one moment, or with all its lines. */
export const openRecord = (body: P.OpenRecord) => call<P.OpenedRecord>('POST', 'api/records', body)

/** The address of the record of a game, for a link that downloads it. */
export const recordAddress = (id: string): string => address(table(id, '/record'))
