// What pointers and keys do to the map: taps, drags, long presses, zooming and panning.

import type { Attachment } from 'svelte/attachments'

import { carried, carry, SLOP, targetAt } from './drag.svelte'
import type { Drag, Target } from './types'
import type { Zoom } from './zoom.svelte'

/** What the map does about them. */
export interface Doings {
  /** The pieces that may be dragged now. */
  drags: () => readonly Drag[]
  tapped: (target: Target) => void
  dropped: (piece: Target, place: number) => void
  /** The focus has come to something. */
  reached: (target: Target) => void
  pressed: (event: KeyboardEvent, sheet: Element) => void
}

/** A finger that rests for so long does not tap: it has something explained. In milliseconds. */
const LONG = 480

/** Follow all that happens to an element that shows the map. */
export function followGestures(zoom: Zoom, doings: Doings): Attachment<HTMLElement> {
  return (sheet) => {
    const listening = new AbortController()
    const { signal } = listening
    const pointers = new Pointers(sheet, zoom, doings)
    pointers.listen(signal)
    sheet.addEventListener(
      'focusin',
      (event) => {
        const target = targetAt(event.target)
        if (target !== null) doings.reached(target)
      },
      { signal },
    )
    sheet.addEventListener('keydown', (event) => doings.pressed(event, sheet), { signal })
    sheet.addEventListener('wheel', (event) => turn(event, sheet, zoom), {
      signal,
      passive: false,
    })
    // A finger that has picked a piece up does not scroll the page. Browsers look at touch-action only
    // for boxes of HTML, so the pieces of a drawing cannot say so themselves.
    sheet.addEventListener(
      'touchmove',
      (event) => {
        if (carried.held && event.cancelable) event.preventDefault()
      },
      { signal, passive: false },
    )
    return () => {
      pointers.close()
      listening.abort()
    }
  }
}

/** Where something happened, in pixels of the element. */
function within(sheet: Element, x: number, y: number): [number, number] {
  const box = sheet.getBoundingClientRect()
  return [x - box.left, y - box.top]
}

/** The wheel zooms; where the page itself scrolls, it is the page's unless a key is held. */
function turn(event: WheelEvent, sheet: Element, zoom: Zoom): void {
  const page = document.documentElement
  const scrolls = page.scrollHeight > page.clientHeight + 1
  if (scrolls && !event.ctrlKey && !event.metaKey) return
  event.preventDefault()
  const speed = event.ctrlKey ? 0.01 : 0.0022
  zoom.by(Math.exp(-event.deltaY * speed), ...within(sheet, event.clientX, event.clientY))
}

/** Fingers and mice on the map: one taps, drags or pans, two zoom. */
class Pointers {
  private readonly down = new Map<number, { x: number; y: number }>()
  /** Whether this is no tap any more: it moved, was long, or became a drag. */
  private strayed = false
  private from = { x: 0, y: 0 }
  private pressing: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly sheet: HTMLElement,
    private readonly zoom: Zoom,
    private readonly doings: Doings,
  ) {}

  listen(signal: AbortSignal): void {
    const { sheet } = this
    sheet.addEventListener('pointerdown', (event) => this.begin(event), { signal })
    sheet.addEventListener('pointermove', (event) => this.move(event), { signal })
    for (const gone of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      sheet.addEventListener(gone, (event) => this.lift(event), { signal })
    }
    sheet.addEventListener('click', (event) => this.click(event), { signal })
    sheet.addEventListener(
      'contextmenu',
      (event) => {
        if (this.strayed) event.preventDefault()
      },
      { signal },
    )
  }

  close(): void {
    clearTimeout(this.pressing)
  }

  private begin(event: PointerEvent): void {
    if (this.down.size === 0) this.strayed = false
    const target = targetAt(event.target)
    clearTimeout(this.pressing)
    if (event.pointerType === 'touch' && target !== null) {
      this.pressing = setTimeout(() => (this.strayed = true), LONG)
    }
    const finish = (dragged: boolean): void => {
      clearTimeout(this.pressing)
      if (dragged) this.strayed = true
    }
    const { drags, dropped } = this.doings
    if (this.down.size === 0 && carry(event, drags(), dropped, finish)) return
    this.from = { x: event.clientX, y: event.clientY }
    this.down.set(event.pointerId, this.from)
  }

  private move(event: PointerEvent): void {
    if (!this.down.has(event.pointerId)) return
    const before = this.spread()
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLOP) {
      this.strayed = true
      clearTimeout(this.pressing)
    }
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (!this.strayed) return
    const { zoom } = this
    const after = this.spread()
    if (this.down.size > 1) {
      zoom.by(after.far / (before.far || 1), ...within(this.sheet, after.x, after.y))
    }
    if (zoom.scale > 1) {
      zoom.moving = true
      zoom.to(zoom.x + after.x - before.x, zoom.y + after.y - before.y)
    }
  }

  private lift(event: PointerEvent): void {
    clearTimeout(this.pressing)
    this.down.delete(event.pointerId)
    if (this.down.size === 0) this.zoom.moving = false
  }

  private click(event: MouseEvent): void {
    const target = targetAt(event.target)
    // A click without a pointer comes from a screen reader.
    if ((!this.strayed || event.detail === 0) && target !== null) this.doings.tapped(target)
    this.strayed = false
  }

  /** The middle of what is down, and how far apart two fingers are. */
  private spread(): { x: number; y: number; far: number } {
    const [a, b] = [...this.down.values()]
    if (a === undefined || b === undefined) return { x: a?.x ?? 0, y: a?.y ?? 0, far: 0 }
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) }
  }
}
