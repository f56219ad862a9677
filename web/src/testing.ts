// What tests need of Node, in which they run; no page uses it.

/** Node's process, without the types of all of Node. */
const { process } = globalThis as unknown as {
  process: Record<'on' | 'off', (event: 'unhandledRejection', hear: (e: unknown) => void) => void>
}
/** The clock itself, whatever a test makes of time. */
const later = globalThis.setTimeout

/** What nobody has caught of something that is done: a page tells of it as of all that is unexpected. */
export async function uncaught(what: () => Promise<void> | void): Promise<unknown[]> {
  const failures: unknown[] = []
  const listen = (error: unknown): void => void failures.push(error)
  process.on('unhandledRejection', listen)
  try {
    await what()
    await new Promise((done) => later(done))
  } finally {
    process.off('unhandledRejection', listen)
  }
  return failures
}
