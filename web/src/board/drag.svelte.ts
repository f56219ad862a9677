// A piece that is carried by the pointer, from any component of the board to any other.

import { key, target, type Drag, type Target } from './types'

/** What is being dragged now; one pointer carries one piece. */
class Carried {
  drag: Drag | null = $state(null)
  /** The legal place under the pointer, or -1. */
  over = $state(-1)
  /** A pointer is down on a piece that may be dragged, whether or not it has moved yet. */
  held = false
}

export const carried = new Carried()

/** How far a pointer may stray before a tap becomes a drag, in pixels. */
export const SLOP = 7

/** Return the target that an element, or what it lies in, stands for. */
export function targetAt(element: EventTarget | null): Target | null {
  if (!(element instanceof Element)) return null
  const named = element.closest('[data-target]')?.getAttribute('data-target')
  return named === null || named === undefined ? null : target(named)
}

function placeAt(x: number, y: number): number {
  const element = document.elementFromPoint(x, y)?.closest('[data-place]')
  return Number(element?.getAttribute('data-place') ?? -1)
}

/** Make a picture of a piece that follows the pointer. */
function picture(of: Element): HTMLElement {
  const box = of.getBoundingClientRect()
  const size = Math.max(34, Math.min(72, Math.max(box.width, box.height)))
  const image = document.createElement('div')
  image.className = 'hg-carried'
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '-1 -2 26 36')
  svg.setAttribute('width', String(size))
  svg.setAttribute('height', String((size * 36) / 26))
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  const top = [...of.querySelectorAll('use')].pop()
  use.setAttribute('href', top?.getAttribute('href') ?? '#hg-king')
  use.setAttribute('width', '24')
  const tall = /king/.test(use.getAttribute('href') ?? '') ? '34' : '26'
  use.setAttribute('height', tall)
  svg.append(use)
  image.append(svg)
  document.body.append(image)
  return image
}

/**
 * Follow a pointer that went down on a piece. Calls `ondrop` when it is let go over a legal place;
 * a pointer that hardly moved leaves the tap to the click that follows. Tells whether there is a piece
 * to follow; all listeners go when the pointer does.
 */
export function carry(
  event: PointerEvent,
  drags: readonly Drag[],
  ondrop: (piece: Target, place: number) => void,
  ended: (dragged: boolean) => void,
): boolean {
  const piece = targetAt(event.target)
  const drag = piece === null ? undefined : drags.find((one) => key(one.piece) === key(piece))
  const element = event.target instanceof Element ? event.target.closest('[data-target]') : null
  if (drag === undefined || element === null || event.button !== 0) return false
  let image: HTMLElement | null = null
  carried.held = true
  const listening = new AbortController()
  const { signal } = listening
  const stop = (): void => {
    listening.abort()
    image?.remove()
    ended(image !== null)
    carried.drag = null
    carried.over = -1
    carried.held = false
  }
  const move = (at: PointerEvent): void => {
    if (at.pointerId !== event.pointerId) return
    const far = Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY)
    if (image === null) {
      if (far < SLOP) return
      image = picture(element)
      carried.drag = drag
    }
    image.style.transform = `translate(${at.clientX}px, ${at.clientY}px)`
    const place = placeAt(at.clientX, at.clientY)
    carried.over = drag.to.includes(place) ? place : -1
  }
  const up = (at: PointerEvent): void => {
    if (at.pointerId !== event.pointerId) return
    const place = carried.over
    const dragged = image !== null
    stop()
    if (dragged && place >= 0) ondrop(drag.piece, place)
  }
  const cancel = (at: PointerEvent): void => {
    if (at.pointerId === event.pointerId) stop()
  }
  const escape = (pressed: KeyboardEvent): void => {
    if (pressed.key === 'Escape') stop()
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  window.addEventListener('keydown', escape, { signal })
  return true
}
