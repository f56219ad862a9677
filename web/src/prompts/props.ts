// What every prompt is given: the answer that is being composed, and how to say things.

import type { Board } from '../net/protocol'
import type { Composer } from '../state/composer.svelte'
import type { Words } from '../text/words'

export interface PromptProps {
  composer: Composer
  words: Words
  board: Board
  seat: number
}
