import { describe, expect, it } from 'vitest'

import type { LogLine } from '../net/protocol'
import { standing, takenBack } from './log'

function line(index: number, kind: string, made: number): LogLine {
  const to = kind === 'undo' ? made : -1
  const rest = { name: '', bot: '', agree: false, round: 1 }
  return { index, at: 0, kind, seat: 0, author: 'person', events: [], to, ...rest, made }
}

const begun = [line(0, 'created', 0), line(1, 'seat', 0), line(2, 'started', 0)]
const decisions = (from: number, ...made: number[]): LogLine[] =>
  made.map((count, at) => line(from + at, 'decision', count))

describe('what was taken back', () => {
  it('is nothing without an undo', () => {
    expect(takenBack([...begun, ...decisions(3, 1, 2)])).toEqual(new Set())
    expect(takenBack([line(0, 'created', 0), line(1, 'undo', 0)])).toEqual(new Set())
  })

  it('is all behind the decisions that an undo leaves', () => {
    const lines = [...begun, ...decisions(3, 1, 2, 3), line(6, 'undo', 1), ...decisions(7, 2)]
    expect(takenBack(lines)).toEqual(new Set([4, 5]))
    expect(standing(lines).map(({ index }) => index)).toEqual([0, 1, 2, 3, 7])
  })

  it('is right for a viewer who does not see every decision', () => {
    // The second of four is hidden; the first three stand.
    const lines = [...begun, ...decisions(3, 1), ...decisions(5, 3, 4), line(7, 'undo', 3)]
    expect(takenBack(lines)).toEqual(new Set([6]))
  })

  it('is never what is no decision', () => {
    const lines = [...begun, ...decisions(3, 1), line(4, 'takeback', 1), line(5, 'undo', 0)]
    expect(takenBack(lines)).toEqual(new Set([3]))
  })

  it('follows one undo after another', () => {
    const lines = [
      ...begun,
      ...decisions(3, 1, 2),
      line(5, 'undo', 1),
      ...decisions(6, 2),
      line(7, 'undo', 0),
    ]
    expect(takenBack(lines)).toEqual(new Set([3, 4, 6]))
  })
})
