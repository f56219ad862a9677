// The turning points of a game, as sentences.

import { t } from '../text/catalogue.svelte'
import { placeName, type Words } from '../text/words'
import type { Beat } from './story'

const SENTENCES: Record<Beat['kind'], string> = {
  led: 'web-story-led',
  lead: 'web-story-lead',
  behind: 'web-story-behind',
  'behind-shared': 'web-story-behind-shared',
  catch: 'web-story-catch',
  general: 'web-story-general',
  coup: 'web-story-coup',
  veto: 'web-story-veto',
  'veto-points': 'web-story-veto-points',
  home: 'web-story-home',
  margin: 'web-story-margin',
  'margin-narrow': 'web-story-margin-narrow',
  'margin-wide': 'web-story-margin-wide',
}

/** A turning point as a sentence. */
export function tell(beat: Beat, words: Words): string {
  const { points, count } = beat
  return t(SENTENCES[beat.kind], {
    points,
    count,
    seat: beat.seat < 0 ? '' : words.seat(beat.seat),
    other: beat.other < 0 ? '' : words.seat(beat.other),
    place: beat.place < 0 ? '' : placeName(beat.place),
    card: beat.card < 0 ? '' : words.card(beat.card),
  })
}

/** When something happened: a general scoring, or a round. */
export function whenOf({ general, round }: { general: number; round: number }): string {
  return general > 0
    ? t('event-general-scoring', { number: general })
    : t('web-replay-round', { round })
}
