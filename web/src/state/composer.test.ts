import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Ask, AskKind, Board, Draft, Drafted } from '../net/protocol'
import { Composer, type Asking } from './composer.svelte'
import { numberOf, PASS } from './decisions'
import type { Keeper } from './kept'
import { settings } from './settings.svelte'

const COURT = 10

function board(): Board {
  return {
    places: Array.from({ length: 10 }, () => [0, 2]),
    court: [5, 5],
    province: [20, 20],
    grande: [0, 1],
    king: 4,
    tiles: [-1, -1],
    score: [0, 0],
    projected: Array.from({ length: 10 }, () => [0, 0]),
  } as unknown as Board
}

function asked(kind: AskKind, choices: number[], left = 0): Ask {
  const said = { id: '', arguments: {}, card: -1, seat: -1, region: -1, seats: [] }
  return {
    prompt: 7, kind, said, choices, may_pass: choices.includes(PASS), changes: false,
    card: -1, left, total: left, against: -1, purpose: '',
  } // prettier-ignore
}

function table(granted = true) {
  const drafts: Draft[] = []
  const submitted: number[][] = []
  const asking: Asking = {
    seat: 0,
    board: board(),
    tell: (request) => drafts.push(request as Draft),
    submit: (_, actions) => {
      submitted.push(actions)
      return Promise.resolve(granted)
    },
  }
  return { asking, drafts, submitted, latest: () => drafts[drafts.length - 1]! }
}

function answer(draft: Draft, part: Partial<Drafted>): Drafted {
  return {
    type: 'drafted', id: draft.id, prompt: draft.prompt, used: draft.actions.length, legal: [],
    may_end: true, left: 0, board: board(), gains: [], next: [], ...part,
  } // prettier-ignore
}

/** Keeps in memory; `said` are the decisions that are there from before. */
function memory(...said: number[]) {
  let kept: readonly number[] = said
  const keeper: Keeper = { recall: () => kept, keep: (actions) => (kept = [...actions]) }
  return { keeper, kept: () => kept }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  settings.confirm = true
})

describe('decisions in a row', () => {
  const [gal, cas] = [numberOf('place', 0), numberOf('place', 9)]
  const placing = () => asked('place', [PASS, gal, cas], 2)

  it('are drafted, one after the other, and end with a pass where one has to be said', async () => {
    const { asking, submitted, latest } = table()
    const composer = new Composer(placing(), asking)
    composer.choose(gal)
    expect(latest().actions).toEqual([gal])
    expect(composer.waiting).toBe(true)
    expect(composer.complete).toBe(false)
    composer.hear(answer(latest(), { legal: [PASS, gal, cas], left: 1 }))
    expect(composer.left).toBe(1)
    expect(composer.complete).toBe(true)
    await composer.confirm()
    expect(submitted).toEqual([[gal, PASS]])
    expect(composer.legal).toEqual([])
  })

  it('end without one where nothing more can be done', async () => {
    const { asking, submitted, latest } = table()
    const composer = new Composer(placing(), asking)
    composer.choose(gal)
    composer.hear(answer(latest(), { legal: [PASS, cas] }))
    composer.choose(cas)
    composer.hear(answer(latest(), { used: 1 }))
    await composer.confirm()
    expect(submitted).toEqual([[gal, cas]])
  })

  it('show what the server does not show before it is made', () => {
    const { asking, latest } = table()
    const composer = new Composer(placing(), asking)
    composer.choose(cas)
    // It was not carried out on the server's copy: others decide after it.
    composer.hear(answer(latest(), { used: 0 }))
    expect(composer.board.places[9]).toEqual([1, 2])
    expect(composer.ghosts).toContainEqual({ kind: 'piece', seat: 0, place: 9, count: 1 })
    expect(composer.ghosts).toContainEqual({ kind: 'piece', seat: 0, place: COURT, count: -1 })
  })

  it('can be taken back one by one, and all at once', () => {
    const { asking, latest } = table()
    const composer = new Composer(placing(), asking)
    composer.choose(gal)
    composer.hear(answer(latest(), { legal: [PASS, cas] }))
    composer.choose(cas)
    composer.back()
    expect(composer.actions).toEqual([gal])
    composer.reset()
    expect(composer.actions).toEqual([])
    expect(latest().actions).toEqual([])
  })

  it('take nothing that is not legal, and no answer to an older draft', () => {
    const { asking, drafts, latest } = table()
    const composer = new Composer(placing(), asking)
    composer.choose(numberOf('place', 5))
    expect(composer.actions).toEqual([])
    composer.choose(gal)
    composer.hear(answer(drafts[0]!, { legal: [cas] }))
    expect(composer.waiting).toBe(true)
    composer.hear(answer(latest(), { legal: [cas] }))
    expect(composer.legal).toEqual([cas])
  })

  it('ask again for a draft that got lost', () => {
    const { asking, drafts } = table()
    const composer = new Composer(placing(), asking)
    const before = drafts.length
    vi.advanceTimersByTime(6_000)
    expect(drafts.length).toBe(before + 2)
    composer.close()
    vi.advanceTimersByTime(60_000)
    expect(drafts.length).toBe(before + 2)
  })
})

describe('a single decision', () => {
  const [gal, ara] = [numberOf('region', 0), numberOf('region', 2)]

  it('can be changed until it is confirmed', async () => {
    const { asking, submitted } = table()
    const composer = new Composer(asked('disc', [gal, ara]), asking)
    composer.choose(gal)
    composer.choose(ara)
    await composer.confirm()
    expect(submitted).toEqual([[ara]])
  })

  it('is sent at once where that is liked', () => {
    settings.confirm = false
    const { asking, submitted } = table()
    new Composer(asked('disc', [gal, ara]), asking).choose(gal)
    expect(submitted).toEqual([[gal]])
  })

  it('can be made anew if it was refused, and not twice while it is under way', async () => {
    const { asking, submitted } = table(false)
    const composer = new Composer(asked('score-one', [gal, ara]), asking)
    composer.choose(gal)
    const sent = composer.confirm()
    await composer.send([ara])
    await sent
    expect(submitted).toEqual([[gal]])
    expect(composer.sending).toBe(false)
    expect(composer.legal).toEqual([gal, ara])
  })
})

describe('a refusal', () => {
  const [gal, cas] = [numberOf('place', 0), numberOf('place', 9)]
  const placing = () => asked('place', [PASS, gal, cas], 2)

  it('of an answer has the server asked once more for what it was not to say any more', async () => {
    const { asking, drafts, latest } = table(false)
    const composer = new Composer(placing(), asking)
    composer.choose(gal)
    const before = latest()
    expect(await composer.send([PASS])).toBe(false)
    expect(latest()).toEqual({ ...before, id: latest().id })
    expect(latest()).not.toBe(before)
    composer.hear(answer(latest(), { legal: [PASS, cas] }))
    expect(composer.actions).toEqual([gal])
    expect(composer.legal).toEqual([PASS, cas])
    const asks = drafts.length
    await composer.send([PASS])
    vi.advanceTimersByTime(60_000)
    // What it has said already it need not say again.
    expect(drafts.length).toBe(asks)
  })

  it('of what was sent without being confirmed leaves nothing of it', async () => {
    settings.confirm = false
    const { asking, latest } = table(false)
    const composer = new Composer(asked('disc', [numberOf('region', 0)]), asking)
    composer.choose(numberOf('region', 0))
    await vi.advanceTimersByTimeAsync(0)
    expect(composer.actions).toEqual([])
    expect(latest().actions).toEqual([])
  })

  it('that comes after the question was over starts nothing', async () => {
    const { asking, drafts } = table(false)
    const composer = new Composer(placing(), asking)
    composer.choose(gal)
    const sent = composer.send([PASS])
    composer.close()
    const asks = drafts.length
    await sent
    vi.advanceTimersByTime(60_000)
    expect(drafts.length).toBe(asks)
  })

  it('of a draft begins anew, and where there is nothing to begin anew asks no more', () => {
    const { asking, drafts, latest } = table()
    const composer = new Composer(placing(), asking)
    composer.choose(gal)
    expect(composer.awaits(String(drafts[0]!.id))).toBe(false)
    expect(composer.awaits(String(latest().id))).toBe(true)
    composer.refuse()
    expect(latest().actions).toEqual([])
    expect(composer.actions).toEqual([])
    composer.refuse()
    const asks = drafts.length
    vi.advanceTimersByTime(60_000)
    expect(drafts.length).toBe(asks)
    expect(composer.legal).toEqual([PASS, gal, cas])
  })

  it('of a draft for one question is none for the next', () => {
    const { asking, latest } = table()
    new Composer(placing(), asking).close()
    const earlier = String(latest().id)
    expect(new Composer(placing(), asking).awaits(earlier)).toBe(false)
  })
})

describe('what is composed and not confirmed', () => {
  const [gal, cas] = [numberOf('place', 0), numberOf('place', 9)]
  const [one, other] = [numberOf('region', 0), numberOf('region', 2)]
  const placing = () => asked('place', [PASS, gal, cas], 3)

  it('is kept as it is composed, and forgotten when all of it is taken back', () => {
    const { asking, latest } = table()
    const { keeper, kept } = memory()
    const composer = new Composer(placing(), asking, keeper)
    composer.choose(gal)
    composer.hear(answer(latest(), { legal: [PASS, cas] }))
    composer.choose(cas)
    expect(kept()).toEqual([gal, cas])
    composer.back()
    expect(kept()).toEqual([gal])
    composer.reset()
    expect(kept()).toEqual([])
  })

  it('is composed again, decision by decision', async () => {
    const { asking, submitted, latest } = table()
    const { keeper, kept } = memory(gal, cas)
    const composer = new Composer(placing(), asking, keeper)
    expect(latest().actions).toEqual([gal])
    composer.hear(answer(latest(), { legal: [PASS, gal, cas], left: 2 }))
    expect(latest().actions).toEqual([gal, cas])
    expect(composer.complete).toBe(false)
    // As long as it is not complete, all of it stays kept.
    expect(kept()).toEqual([gal, cas])
    composer.hear(answer(latest(), { legal: [PASS, gal], left: 1 }))
    expect(composer.actions).toEqual([gal, cas])
    expect(submitted).toEqual([])
    await composer.confirm()
    expect(submitted).toEqual([[gal, cas, PASS]])
  })

  it('is dropped where any of it is not legal any more', () => {
    const { asking, latest } = table()
    const first = memory(numberOf('place', 5), cas)
    const composer = new Composer(placing(), asking, first.keeper)
    expect(composer.actions).toEqual([])
    expect(latest().actions).toEqual([])
    expect(first.kept()).toEqual([])

    const second = memory(gal, cas)
    const further = new Composer(placing(), asking, second.keeper)
    further.hear(answer(latest(), { legal: [PASS, gal] }))
    expect(further.actions).toEqual([])
    expect(latest().actions).toEqual([])
    expect(second.kept()).toEqual([])
  })

  it('is not composed on when one begins anew meanwhile', () => {
    const { asking, drafts, latest } = table()
    const { keeper, kept } = memory(gal, cas)
    const composer = new Composer(placing(), asking, keeper)
    composer.reset()
    composer.hear(answer(drafts[0]!, { legal: [PASS, cas] }))
    composer.hear(answer(latest(), { legal: [PASS, gal, cas] }))
    expect(composer.actions).toEqual([])
    expect(kept()).toEqual([])
  })

  it('is kept until it counts', async () => {
    const { asking } = table()
    const { keeper, kept } = memory()
    const composer = new Composer(asked('disc', [one, other]), asking, keeper)
    composer.choose(one)
    const sent = composer.confirm()
    expect(kept()).toEqual([one])
    await sent
    expect(kept()).toEqual([])
  })

  it('stays kept, as it stays in sight, where it is refused', async () => {
    const { asking } = table(false)
    const { keeper, kept } = memory()
    const composer = new Composer(asked('disc', [one, other]), asking, keeper)
    composer.choose(one)
    await composer.confirm()
    expect(composer.actions).toEqual([one])
    expect(kept()).toEqual([one])
  })

  it('is left to the next question once this one is over', async () => {
    const { asking } = table()
    const { keeper, kept } = memory()
    const composer = new Composer(asked('disc', [one, other]), asking, keeper)
    composer.choose(one)
    const sent = composer.confirm()
    composer.close()
    keeper.keep([other])
    await sent
    expect(kept()).toEqual([other])
  })

  it('is never sent by itself, though single decisions are liked to be', () => {
    settings.confirm = false
    const { asking, submitted } = table()
    const { keeper } = memory(one)
    const composer = new Composer(asked('disc', [one, other]), asking, keeper)
    expect(composer.actions).toEqual([one])
    expect(submitted).toEqual([])
  })
})
