// Decisions are small numbers; this takes them apart and puts them together, by the server's table.

import { DECISIONS, type DecisionKind } from '../net/protocol'

/** A decision taken apart: its kind, and its parameters by name. */
export interface Decision {
  kind: DecisionKind
  values: Readonly<Record<string, number>>
}

/** Declining, or stopping here; the number is the same in every game. */
export const PASS = numberOf('pass')

/** Take the number of a decision apart. */
export function decode(action: number): Decision {
  for (let index = DECISIONS.length - 1; index >= 0; index -= 1) {
    const kind = DECISIONS[index]
    if (kind === undefined || action < kind.base) continue
    let rest = action - kind.base
    const values: Record<string, number> = {}
    for (const { name, size } of [...kind.parameters].reverse()) {
      values[name] = rest % size
      rest = Math.floor(rest / size)
    }
    if (rest > 0) break
    return { kind: kind.name, values }
  }
  throw new RangeError(`there is no decision ${action}`)
}

/** Return the place to which a decision leads, or which it names. */
export function destination({ values }: Decision): number | undefined {
  return values['to'] ?? values['place'] ?? values['region']
}

/** Return the power card that a decision plays or takes back, by its value from 1; 0 for none. */
export function powerOf(action: number): number {
  const { kind, values } = decode(action)
  return kind === 'power' ? (values['value'] ?? 0) + 1 : 0
}

/** Return the number of a decision; its parameters in the order of the table. */
export function numberOf(name: DecisionKind, ...values: number[]): number {
  const kind = DECISIONS.find((one) => one.name === name)
  if (kind === undefined || kind.parameters.length !== values.length) {
    throw new RangeError(`'${name}' does not take ${values.length} parameters`)
  }
  const offset = kind.parameters.reduce((sum, { size }, at) => sum * size + (values[at] ?? 0), 0)
  return kind.base + offset
}
