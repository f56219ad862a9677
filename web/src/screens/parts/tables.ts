// How a table is set up, in words: editions, bots, options, paces. Reactive, as all texts are.

import type { Options } from '../../net/protocol'
import { has, t } from '../../text/catalogue.svelte'

/** What an edition is called; one of the host's own goes by its name. */
export function editionTitle(edition: string): string {
  const id = `web-edition-${edition.replaceAll('_', '-')}`
  return has(id) ? t(id) : edition
}

/** In what an edition differs; empty for one of the host's own. */
export function editionNote(edition: string): string {
  const id = `web-edition-${edition.replaceAll('_', '-')}.note`
  return has(id) ? t(id) : ''
}

/** What a bot is called; one of the host's own goes by its name. */
export function botTitle(bot: string): string {
  const id = `web-bot-${bot}`
  return has(id) ? t(id) : bot
}

/** How a bot plays; empty for one of the host's own. */
export function botNote(bot: string): string {
  const id = `web-bot-${bot}.note`
  return has(id) ? t(id) : ''
}

const DAY = 86_400
const HOUR = 3_600

/** How long there is to answer. */
export function paceTitle(seconds: number): string {
  if (seconds === 0) return t('play-pace-none')
  if (seconds >= DAY) return t('play-pace-days', { count: Math.round(seconds / DAY) })
  if (seconds >= HOUR) return t('play-pace-hours', { count: Math.round(seconds / HOUR) })
  return t('play-pace-minutes', { count: Math.max(1, Math.round(seconds / 60)) })
}

/** What is unusual about a table. */
export function optionsInWords({ vetos, short, memory, pace }: Options): string[] {
  return [
    short === true ? t('web-option-short') : '',
    vetos === false ? t('web-option-no-vetos') : '',
    memory === true ? t('web-option-memory') : '',
    pace !== undefined && pace > 0 ? paceTitle(pace) : '',
  ].filter((text) => text !== '')
}
