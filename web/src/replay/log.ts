// Reading a log: which of its entries were taken back later, and which still stand.

import type { LogLine } from '../net/protocol'

/** The indices of decisions that were taken back later: an undo says how many stand after it. */
export function takenBack(lines: readonly LogLine[]): ReadonlySet<number> {
  const gone = new Set<number>()
  const made: LogLine[] = []
  for (const line of lines) {
    if (line.kind === 'decision') made.push(line)
    if (line.kind !== 'undo') continue
    while ((made.at(-1)?.made ?? 0) > line.to) gone.add(made.pop()?.index ?? -1)
  }
  return gone
}

/** The lines that still stand, without undos and what they took back. */
export function standing(lines: readonly LogLine[]): LogLine[] {
  const gone = takenBack(lines)
  return lines.filter(({ index, kind }) => kind !== 'undo' && !gone.has(index))
}
