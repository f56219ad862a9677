import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

import { serviceWorker } from './worker/plugin.ts'

// The page is served under a path that only the server knows: its <base href> says which, so all
// addresses in it are relative. `npm run dev` passes what is the server's on to one that runs.
const SERVER = loadEnv('', '.', 'HIDALGO_')['HIDALGO_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: '../src/hidalgo/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': SERVER,
      '/live': { target: SERVER, ws: true },
    },
  },
  // Node would choose what Svelte has for servers.
  ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
  test: {
    include: ['src/**/*.test.ts'],
    environment: './vitest.environment.ts',
    restoreMocks: true,
  },
}))
