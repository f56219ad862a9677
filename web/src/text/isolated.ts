// Names that are written from right to left, in texts that are not: without a mark of where such a
// name begins and ends, numbers and commas beside it would change sides.

const BEGIN = '\u2068'
const END = '\u2069'
/** The blocks of scripts from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam and others. */
const FROM_THE_RIGHT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** A text to be put into another one, marked off if that is needed. */
export function isolated(text: string): string {
  return FROM_THE_RIGHT.test(text) && !text.includes(BEGIN) ? BEGIN + text + END : text
}
