// What moves keeps the speed that is liked, also when that changes while something flies.

import { untrack } from 'svelte'

import type { Motion, Speed } from '../board/Motion'

/** Have whatever moves go at a speed from now on; both may change. Returns what ends it. */
export function keepPace(motion: () => Motion | null, speed: () => Speed): () => void {
  return $effect.root(() => {
    $effect(() => {
      const moving = motion()
      const wanted = speed()
      if (moving !== null) untrack(() => (moving.speed = wanted))
    })
  })
}
