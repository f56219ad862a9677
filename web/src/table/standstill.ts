// When a game stands still, and what it then waits for, in words. Reactive, as all texts are.

import type { TableInfo } from '../net/protocol'
import { t } from '../text/catalogue.svelte'

/** Whether a person plays on a seat; one that was left is a bot's as long as nobody comes back. */
function isPlayed({ person, bot }: TableInfo['seats'][number]): boolean {
  return typeof person === 'string' && typeof bot !== 'string'
}

/** Why a game that has begun does not go on; empty as long as it does. */
export function standstill(info: TableInfo): string {
  if (info.status === 'frozen') return t('web-problem-frozen')
  if (info.status !== 'playing' || info.seats.some(isPlayed)) return ''
  // Where nobody can come back either, the bots play on.
  if (info.seats.every(({ person }) => typeof person !== 'string')) return ''
  return t(hasPace(info) ? 'play-deserted-pace' : 'play-deserted')
}

/** What happens when the person on a seat leaves the game. */
export function leavingMeans(info: TableInfo, seat: number): string {
  if (info.seats.some((other, at) => at !== seat && isPlayed(other))) return t('play-leave-sure')
  return t(hasPace(info) ? 'play-leave-last-pace' : 'play-leave-last')
}

function hasPace({ options }: TableInfo): boolean {
  return (options.pace ?? 0) > 0
}
