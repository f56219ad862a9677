// What goes wrong without anybody having expected it is told too, wherever it happens.

import { fail } from './toasts.svelte'

/** Tell of everything that nobody caught, for as long as the page lives. */
export function watchFaults(): void {
  addEventListener('error', (event) => {
    // Browsers report this when a layout needs another round; nothing has failed.
    if (event.message.startsWith('ResizeObserver loop')) return
    fail(event.error ?? event.message, 'error')
  })
  addEventListener('unhandledrejection', (event) => fail(event.reason, 'rejection'))
}
