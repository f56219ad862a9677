/*
 * The service worker: keeps the page and its parts, so that they are there at once and without a
 * network. Nothing of the server's own is ever kept: games, people and tables come from it alone.
 *
 * Parts have names that change with their content; of those, what is kept is as good as what the
 * server has. The page itself is asked of the server first, so that a new version shows at the
 * next visit, and only if the server can't be reached is the kept one shown.
 */

const VERSION = '__VERSION__'
/** @type {string[]} */
const FILES = JSON.parse('__FILES__')

const BASE = new URL('./', self.location.href)
const OWN = `hidalgo ${BASE.pathname} `
const CACHE = OWN + VERSION
// A page that was opened before may still want parts of the version before this one.
const KEPT_VERSIONS = 2
const SERVERS_OWN = /^(api\/|live\/|health$|ready$|metrics$)/

self.addEventListener('install', (event) => {
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
  else if (typeof event.data?.part === 'string') {
    // A page asks whether it is of this version, by one of its parts.
    event.ports[0]?.postMessage(FILES.includes(event.data.part))
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== BASE.origin) return
  if (!url.pathname.startsWith(BASE.pathname)) return
  const path = url.pathname.slice(BASE.pathname.length)
  if (SERVERS_OWN.test(path)) return
  if (path.startsWith('assets/')) event.respondWith(part(request))
  else if (request.mode === 'navigate') event.respondWith(serverFirst(request, BASE.href))
  else if (FILES.includes(path)) event.respondWith(serverFirst(request, url.href))
})

async function keep() {
  const cache = await caches.open(CACHE)
  const page = new Request(BASE.href, { cache: 'reload' })
  await cache.addAll([page, ...FILES.map((path) => new URL(path, BASE).href)])
}

async function forget() {
  const own = (await caches.keys()).filter((name) => name.startsWith(OWN))
  const stale = own.filter((name) => name !== CACHE).slice(0, -(KEPT_VERSIONS - 1))
  await Promise.all(stale.map((name) => caches.delete(name)))
}

async function part(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function serverFirst(request, kept) {
  const found = async () => (await caches.open(CACHE)).match(kept, { ignoreVary: true })
  try {
    const answer = await fetch(request)
    // A proxy answers so when the server behind it is away.
    return answer.status >= 502 ? ((await found()) ?? answer) : answer
  } catch (error) {
    const page = await found()
    if (page === undefined) throw error
    return page
  }
}
