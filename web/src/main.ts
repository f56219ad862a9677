import { mount } from 'svelte'

import App from './App.svelte'
import './board/board.css'
import './style/tokens.css'
import './style/app.css'
import { watchFaults } from './state/faults'
import { startRouter } from './state/router.svelte'
import { settings } from './state/settings.svelte'
import { fail } from './state/toasts.svelte'
import { startLanguage } from './text/catalogue.svelte'

const place = document.getElementById('app')
watchFaults()
settings.start()
startRouter()
if (place) {
  // Without texts the page says little, but it says that, and offers what can be done.
  void startLanguage()
    .catch((error: unknown) => fail(error, 'texts'))
    .then(() => mount(App, { target: place }))
}
