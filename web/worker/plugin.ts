// Builds the service worker beside the client: it is told which files there are, and gets a version
// that changes whenever one of them does.

import type { Plugin } from 'vite'

/** The files of `public` that belong to the page. */
const PUBLIC = [
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'manifest.webmanifest',
]

/** Emits `sw.js` at the root of the built client. */
export function serviceWorker(): Plugin {
  return {
    name: 'hidalgo-service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'worker/sw.js', fileName: 'sw.js' })
    },
    async generateBundle(_options, bundle) {
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
      const parts = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const page = bundle['index.html']
      const html = page?.type === 'asset' ? String(page.source) : ''
      const version = await digest([worker.code, html, ...parts.sort()].join('\n'))
      worker.code = worker.code
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify([...PUBLIC, ...parts]))
    },
  }
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
