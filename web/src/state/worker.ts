// The service worker, seen from the page: it keeps the page's parts, and brings new versions.

import { address, basePath } from '../net/base'
import { t } from '../text/catalogue.svelte'
import { suggest } from './toasts.svelte'

const LOOK_AGAIN = 30 * 60_000

/** Have the page's parts kept, and say so when there is a newer version than the one shown. */
export function startWorker(): void {
  // A browser without workers, or a page that is not from a secure origin, does without.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Only when all that the page needs is there: keeping must not slow the first visit down.
  // Where that cannot be done, be it for want of a network, all works as well, only from the network
  // alone: nobody has to be told, and whoever looks for the reason finds it where browsers say it.
  const start = (): void => void setTimeout(() => void register().catch(() => undefined), 2_000)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(address('sw.js'), {
    scope: basePath(),
    updateViaCache: 'none',
  })
  if (registration.waiting) void consider(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void consider(worker)
    })
  })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_AGAIN) return
    looked = Date.now()
    // Without a network there is nothing new; it is asked again the next time.
    registration.update().catch(() => undefined)
  })
}

/** Let a new worker take over at once if this page is of its version already, else say so. */
async function consider(worker: ServiceWorker): Promise<void> {
  if (await isOurs(worker)) return worker.postMessage('take over')
  suggest(t('web-new-version'), {
    label: t('web-reload'),
    run: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
        once: true,
      })
      worker.postMessage('take over')
    },
  })
}

function isOurs(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  const part = entry.slice(new URL(basePath(), location.href).href.length)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage({ part }, [port2])
  })
}
