import { mount } from 'svelte'

import App from './App.svelte'
import './style/tokens.css'
import './style/app.css'

const place = document.getElementById('app')
if (place) mount(App, { target: place })
