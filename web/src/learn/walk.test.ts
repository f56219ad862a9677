import { describe, expect, it } from 'vitest'

import { course, READ, type Lesson } from './course'
import { Walk } from './walk'

function lesson(name: string): Lesson {
  const found = course.lessons.find((one) => one.name === name)
  if (found === undefined) throw new Error(`there is no lesson ${name}`)
  return found
}

/** Go through a lesson by what leads on; returns the texts that were said. */
function told(walk: Walk): string[] {
  const texts = [walk.step.text]
  for (let steps = 0; !walk.ended && steps < 50; steps += 1) {
    expect(walk.decide(walk.hint ?? READ).kind).toBe('on')
    texts.push(walk.step.text)
  }
  return texts
}

describe.each(course.lessons.map((one) => one.name))('the lesson %s', (name) => {
  it('says every step, and ends', () => {
    const one = lesson(name)
    const walk = new Walk(one)
    expect([...new Set(told(walk))]).toEqual(one.steps.map((step) => step.text))
    expect(walk.ended).toBe(true)
    expect(walk.hint).toBeNull()
    expect(walk.decide(READ)).toEqual({ kind: 'nothing' })
  })

  it('goes on where it was left', () => {
    const walk = new Walk(lesson(name))
    do {
      const again = new Walk(lesson(name), walk.path)
      expect(again.step).toBe(walk.step)
      expect(again.board).toEqual(walk.board)
    } while (walk.decide(walk.hint ?? READ).kind === 'on')
  })

  it('goes all the way back', () => {
    const walk = new Walk(lesson(name))
    const texts = [...new Set(told(walk))]
    const back = [walk.step.text]
    while (walk.back()) back.push(walk.step.text)
    // Where the last step took several decisions, its beginning is one more way back.
    expect([...new Set(back)].reverse()).toEqual(texts)
    expect(walk.path).toEqual([])
    expect(walk.board).toEqual(lesson(name).board)
  })
})

describe('a walk', () => {
  it('answers a legal choice that leads nowhere, with what it would bring', () => {
    const walk = new Walk(lesson('ties'))
    walk.decide(READ)
    walk.decide(READ)
    const before = walk.path
    const galicia = 42
    const vasco = 43
    expect(walk.decide(galicia)).toEqual({ kind: 'reply', text: 'ties-score-less', points: 0 })
    expect(walk.decide(vasco)).toEqual({ kind: 'reply', text: 'ties-score-less', points: 1 })
    expect(walk.path).toEqual(before)
    expect(walk.step.text).toBe('ties-score')
  })

  it('does nothing for what is not legal, and does not read on where a decision is wanted', () => {
    const walk = new Walk(lesson('power'))
    walk.decide(READ)
    const eleven = 17
    expect(walk.decide(eleven)).toEqual({ kind: 'nothing' })
    expect(walk.decide(READ)).toEqual({ kind: 'nothing' })
    expect(walk.reading).toBe(false)
  })

  it('counts several decisions of one step, and takes them back together', () => {
    const walk = new Walk(lesson('place'))
    const granada = 40
    walk.decide(granada)
    expect(walk.step.text).toBe('place-granada')
    expect(walk.moment.ask?.left).toBe(4)
    walk.back()
    expect(walk.moment.ask?.left).toBe(5)
    walk.decide(granada)
    walk.decide(granada)
    expect(walk.step.text).toBe('place-castillo')
    walk.back()
    expect(walk.step.text).toBe('place-granada')
    expect(walk.moment.ask?.left).toBe(5)
    expect(walk.path).toEqual([])
    expect(walk.back()).toBe(false)
  })

  it('lets one choose freely where it is all the same', () => {
    const free = new Walk(lesson('place'), [40, 40, 41])
    const ends = free.moment.ways.map(({ action }) => {
      const walk = new Walk(lesson('place'), [40, 40, 41, action])
      while (!walk.ended) walk.decide(walk.hint ?? READ)
      return JSON.stringify(walk.board.places)
    })
    expect(free.moment.ways.length).toBe(free.moment.ask?.choices.length)
    expect(new Set(ends).size).toBeGreaterThan(2)
  })

  it('leaves out of a path what does not fit', () => {
    expect(new Walk(lesson('power'), [99]).path).toEqual([])
    expect(new Walk(lesson('power'), [READ, 17, READ]).path).toEqual([READ])
  })
})
