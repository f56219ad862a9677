// Where unit tests run: Node, with everything made as for a browser, so that effects run in tests,
// too. Of a browser there is only what a test brings along.

import type { Environment } from 'vitest/runtime'

export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment
