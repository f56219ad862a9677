// What the action cards do, in signs: which sign of Glyphs.svelte stands where on each card.

/** A sign or a number on a pictogram, by its middle; pictograms are 120 wide and 64 high. */
export interface Mark {
  glyph: string
  x: number
  y: number
  size: number
}
interface Figure {
  text: string
  x: number
  y: number
  size: number
}
type Item = Mark | Figure

const mark = (glyph: string, x: number, y = 32, size = 32): Mark => ({ glyph, x, y, size })
const figure = (text: string, x: number, y = 32, size = 34): Figure => ({ text, x, y, size })

/** So many of a kind go to any region. */
const move = (count: number, whose: string): Item[] => [
  figure(String(count), 14, 32, 40),
  mark(whose, 38, 32, 34),
  mark('arrow', 66, 32, 22),
  mark('region', 98, 32, 44),
]

/** Several of a kind leave one region, to wherever. */
const leave = (whose: string): Item[] => [
  mark('region', 30, 32, 60),
  mark(whose, 22, 26, 20),
  mark(whose, 38, 26, 20),
  mark(whose, 30, 40, 20),
]

/** A region is scored; what stands in it says which. */
const score = (...inside: Item[]): Item[] => [
  mark('region', 44, 32, 62),
  ...inside,
  mark('star', 96, 32, 42),
]

/** Somebody goes home. */
const home = (...who: Item[]): Item[] => [
  ...who,
  mark('arrow', 72, 32, 22),
  mark('province', 100, 32, 38),
]

export const PICTOGRAMS: Readonly<Record<string, readonly Item[]>> = {
  'move-3': move(3, 'any'),
  'move-4': move(4, 'any'),
  'move-4-own': move(4, 'own'),
  'move-3-foreign': move(3, 'foreign'),
  'move-2-own-2-foreign': [
    figure('2', 16, 17, 28),
    mark('own', 38, 17, 26),
    figure('2', 16, 47, 28),
    mark('foreign', 38, 47, 26),
    mark('arrow', 66, 32, 22),
    mark('region', 98, 32, 44),
  ],
  'move-5-from-one': [
    mark('region', 28, 32, 56),
    mark('any', 28, 31, 28),
    mark('fan', 72, 32, 30),
    figure('5', 106, 32, 42),
  ],
  'move-own-from-one': [...leave('own'), mark('fan', 88, 32, 36)],
  'reinforce-2': [
    mark('court', 16, 32, 32),
    figure('+2', 47, 32, 27),
    mark('own', 70, 32, 26),
    mark('arrow', 88, 32, 14),
    mark('region', 107, 32, 25),
  ],
  'move-own-or-reinforce': [
    mark('region', 22, 30, 42),
    mark('own', 15, 29, 16),
    mark('own', 28, 29, 16),
    mark('fan', 50, 31, 20),
    mark('or', 65, 32, 52),
    mark('court', 83, 32, 26),
    figure('+2', 108, 18, 22),
    mark('own', 108, 43, 26),
  ],
  veto: [mark('veto', 60, 32, 58)],
  'courts-emptied': home(
    mark('court', 26, 22, 38),
    mark('foreign', 12, 52, 20),
    mark('foreign', 28, 52, 20),
    mark('foreign', 44, 52, 20),
  ),
  'courts-lose-3': home(
    mark('court', 16, 32, 30),
    figure('3', 39, 32, 30),
    mark('foreign', 54, 32, 22),
  ),
  'one-of-each': home(mark('region', 30, 32, 62), mark('each', 29, 32, 32)),
  'each-returns-3': home(mark('each', 17, 32, 32), figure('3', 43, 32, 38)),
  'disc-all': home(
    mark('disc', 18, 32, 34),
    mark('region', 50, 32, 34),
    mark('foreign', 45, 29, 14),
    mark('foreign', 55, 29, 14),
    mark('foreign', 50, 38, 14),
  ),
  'disc-two': home(mark('disc', 18, 32, 34), figure('2', 43, 32, 30), mark('foreign', 57, 32, 22)),
  'score-region': score(figure('?', 44, 32, 34)),
  'score-region-3': score(figure('?', 44, 32, 34)),
  'score-4': score(figure('4', 44, 32, 36)),
  'score-5': score(figure('5', 44, 32, 36)),
  'score-6-7': score(figure('6 7', 44, 32, 30)),
  'score-castillo': [mark('castle', 40, 32, 54), mark('star', 94, 32, 42)],
  'score-firsts': [
    mark('region', 40, 32, 62),
    mark('coronet', 40, 20, 26),
    figure('1', 40, 41, 32),
    mark('star', 96, 32, 42),
  ],
  'score-fullest': score(
    mark('any', 32, 22, 17),
    mark('any', 44, 22, 17),
    mark('any', 56, 22, 17),
    mark('any', 32, 40, 17),
    mark('any', 44, 40, 17),
    mark('any', 56, 40, 17),
  ),
  'score-emptiest': score(mark('any', 44, 32, 20)),
  tile: [
    mark('tile', 28, 32, 50),
    figure('8', 12, 32, 15),
    figure('4', 28, 32, 14),
    figure('–', 44, 32, 14),
    mark('arrow', 68, 32, 22),
    mark('region', 99, 32, 42),
  ],
  'power-back': [mark('card', 88, 32, 56), figure('?', 88, 32, 30), mark('back', 44, 32, 42)],
  'recruit-2': [
    mark('province', 16, 32, 32),
    figure('+2', 47, 32, 27),
    mark('own', 70, 32, 26),
    mark('arrow', 88, 32, 14),
    mark('court', 107, 32, 24),
  ],
  grande: [
    mark('coronet', 28, 19, 32),
    mark('own', 28, 46, 34),
    mark('arrow', 62, 32, 26),
    mark('region', 97, 32, 46),
  ],
  'disc-scoring': [mark('disc', 36, 32, 52), mark('star', 92, 32, 44)],
  eviction: [...leave('foreign'), mark('fan', 76, 32, 24), mark('disc', 106, 32, 28)],
  'royal-advisor': [
    mark('region', 28, 36, 52),
    mark('region', 82, 36, 52),
    { glyph: 'king', x: 28, y: 30, size: 44 },
    mark('arrow', 56, 30, 22),
  ],
  king: [
    { glyph: 'king', x: 24, y: 32, size: 60 },
    mark('arrow', 60, 32, 28),
    mark('region', 97, 32, 46),
    figure('?', 97, 32, 26),
  ],
}
