import { mount } from 'svelte'

import App from './App.svelte'
import './board/board.css'
import './style/tokens.css'
import './style/app.css'
import { watchFaults } from './state/faults'
import { route, startRouter } from './state/router.svelte'
import { screenFor } from './state/screens'
import { settings } from './state/settings.svelte'
import { fail } from './state/toasts.svelte'
import { startWorker } from './state/worker'
import { startLanguage } from './text/catalogue.svelte'

const place = document.getElementById('app')
watchFaults()
settings.start()
startRouter()
startWorker()
// Fetched together with the texts; if that fails, the page says so when it needs it.
void screenFor(route()).catch(() => undefined)
if (place) {
  // Without texts the page says little, but it says that, and offers what can be done.
  void startLanguage()
    .catch((error: unknown) => fail(error, 'texts'))
    .then(() => mount(App, { target: place }))
}
