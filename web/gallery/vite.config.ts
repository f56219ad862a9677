// Builds the gallery for tests, apart from the client: npx vite build --config gallery/vite.config.ts

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'gallery',
  base: '/gallery/',
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  build: { target: 'es2022', emptyOutDir: true, reportCompressedSize: false },
})
