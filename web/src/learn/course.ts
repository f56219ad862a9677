// The lessons as data: made by `python -m hidalgo.lessons`, where every board, question and event
// comes from the engine. The types are those of `hidalgo.lessons.data`.

import type { Ask, Board, CardInfo, GameEvent, Own } from '../net/protocol'
import text from './lessons.generated.json?raw'

/** What leads on from a moment: a decision (-1: it is only read), and what happens then. */
export interface Way {
  action: number
  to: number
  events: GameEvent[]
}

/** How the game stands at a step; of a step where one could choose there are several. */
export interface Moment {
  step: number
  /** What differs from the board on which the lesson begins. */
  board: Partial<Board>
  own: Own
  ways: Way[]
  ask?: Ask
  /** What is said to legal decisions that lead nowhere, by decision. */
  replies?: Record<string, string>
  /** The points that such a decision would bring at once. */
  gains?: Record<string, number>
}

/** A step as it is told: its text, the anchors it points at, what lies beside the map. */
export interface Step {
  text: string
  at?: string[]
  show?: 'cards' | 'supply'
}

export interface Lesson {
  name: string
  board: Board
  steps: Step[]
  moments: Moment[]
}

export interface Course {
  edition: string
  /** What the players are called; one's own name is empty. */
  names: string[]
  cards: CardInfo[]
  lessons: Lesson[]
}

/** One's own seat in all lessons. */
export const SEAT = 0
/** Stands for reading on, where no decision is wanted. */
export const READ = -1

export const course = JSON.parse(text) as Course
