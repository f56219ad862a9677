import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['**/node_modules', 'src/net/protocol.ts', 'src/board/map.generated.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['geography/**', '*.config.*'], languageOptions: { globals: { ...globals.node } } },
  { files: ['worker/sw.js'], languageOptions: { globals: { ...globals.serviceworker } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Addresses are made by state/router.ts, which knows the base path; this is no SvelteKit.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
)
