// A page for development that shows all that the board can show; it is not part of the build.
//
//     npm run dev, then /gallery/?scene=board&position=crowded&region=3&theme=dark

import '@fontsource/alegreya/500.css'
import '@fontsource/alegreya/500-italic.css'
import '@fontsource/alegreya-sans/500.css'
import '@fontsource/alegreya-sans/800.css'
import '../src/style/tokens.css'
import '../src/board/board.css'
import './gallery.css'

import { mount } from 'svelte'

import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'
const target = document.getElementById('gallery')
if (target === null) throw new Error('the page has no element for the gallery')
mount(Gallery, { target })
