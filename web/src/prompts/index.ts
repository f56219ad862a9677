// One component for every kind of question; the compiler sees to it that none is forgotten.

import type { Component } from 'svelte'

import type { AskKind } from '../net/protocol'
import Choose from './Choose.svelte'
import Either from './Either.svelte'
import OnMap from './OnMap.svelte'
import Power from './Power.svelte'
import type { PromptProps } from './props'
import Recruit from './Recruit.svelte'
import Secret from './Secret.svelte'
import Tile from './Tile.svelte'
import Turn from './Turn.svelte'
import Window from './Window.svelte'

export const PROMPTS: Readonly<Record<AskKind, Component<PromptProps>>> = {
  power: Power,
  'power-back': Power,
  recruit: Recruit,
  choose: Choose,
  turn: Turn,
  window: Window,
  either: Either,
  disc: Secret,
  recall: OnMap,
  place: OnMap,
  move: OnMap,
  reinforce: OnMap,
  return: OnMap,
  'one-each': OnMap,
  'score-one': OnMap,
  'score-set': OnMap,
  'move-tile': Tile,
  'move-grande': OnMap,
  'move-king': OnMap,
  eviction: OnMap,
}

export type { PromptProps }
