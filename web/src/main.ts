import { mount } from 'svelte'

import App from './App.svelte'
import './style/tokens.css'
import './style/app.css'
import { startLanguage } from './text/catalogue.svelte'

const place = document.getElementById('app')
if (place) void startLanguage().then(() => mount(App, { target: place }))
