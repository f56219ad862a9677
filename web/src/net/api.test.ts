import { afterEach, describe, expect, it, vi } from 'vitest'

vi.stubGlobal('document', { baseURI: 'https://play.example/' })

const { ApiError, lobby } = await import('./api')

afterEach(() => vi.restoreAllMocks())

/** What is said of a question to which this is the answer. */
async function outcome(answer: () => Promise<Response>): Promise<unknown> {
  vi.stubGlobal('fetch', answer)
  try {
    return await lobby()
  } catch (error) {
    return error instanceof ApiError ? error.code : error
  }
}

describe('a question to the server', () => {
  it('is answered', async () => {
    expect(await outcome(() => Promise.resolve(Response.json({ mine: [] })))).toEqual({ mine: [] })
  })

  it.each<[string, () => Promise<Response>]>([
    ['nothing comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'it breaks off',
      () => {
        const broken = new ReadableStream({ start: (into) => into.error(new TypeError('reset')) })
        return Promise.resolve(new Response(broken))
      },
    ],
    [
      'somebody else answers, such as the network one has to log in to',
      () => Promise.resolve(new Response('<!doctype html><title>Welcome</title>')),
    ],
  ])('has not reached it where %s', async (_where, answer) => {
    expect(await outcome(answer)).toBe('unreachable')
  })

  it('that is refused says why', async () => {
    const refusal = () =>
      Promise.resolve(Response.json({ code: 'too-fast', text: 'wait' }, { status: 429 }))
    expect(await outcome(refusal)).toBe('too-fast')
  })
})
