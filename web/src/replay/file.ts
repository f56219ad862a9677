// A record out of a file: read if it can be one, and refused with what would be right if it cannot.

import { LONGEST_RECORD } from '../net/protocol'

/** Why a file is no record: too large, nothing in it, or something else than text. */
export type Fault = 'large' | 'empty' | 'binary'

export class RecordFault extends Error {
  constructor(readonly fault: Fault) {
    super(`the record is ${fault}`)
    this.name = 'RecordFault'
  }
}

/** Tell why a text cannot be a record; null if it may be one. The server says whether it is. */
export function faultOf(text: string): Fault | null {
  if (text.trim() === '') return 'empty'
  if (text.length > LONGEST_RECORD) return 'large'
  return /[\0\uFFFD]/.test(text) ? 'binary' : null
}

/** Return the text of a file; raises `RecordFault` for one that can be no record. */
export async function textOf(file: Blob): Promise<string> {
  // Four bytes are the most a character takes: what is larger need not be read.
  if (file.size > LONGEST_RECORD * 4) throw new RecordFault('large')
  return checked(await file.text())
}

/** Return a text as it is; raises `RecordFault` if it can be no record. */
export function checked(text: string): string {
  const fault = faultOf(text)
  if (fault !== null) throw new RecordFault(fault)
  return text
}
