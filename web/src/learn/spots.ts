// What a step points at: elements of the page that bear the name of an anchor.

/** Where an anchor is to be looked for; the first that is seen counts. */
function selectors(anchor: string): string[] {
  const [kind, number] = anchor.split('-')
  switch (kind) {
    case 'king':
    case 'grande':
      return [`[data-target="${anchor}"]`]
    case 'place':
      return [`[data-target="${anchor}"]`]
    case 'card':
      return [`[data-stack="${number}"]`]
    case 'answer':
      return ['[data-answer]']
    case 'court':
    case 'province':
      return [`.hg-pool[data-anchor="${anchor}"]`, `[data-anchor="${anchor}"]`]
    default:
      return [`[data-anchor="${anchor}"]`]
  }
}

function seen(element: Element): boolean {
  const box = element.getBoundingClientRect()
  return box.width > 0 && box.height > 0
}

/** The elements that some anchors mean, within a part of the page; what is not shown is left out. */
export function elementsOf(anchors: readonly string[], within: Element): Element[] {
  return anchors.flatMap((anchor) => {
    for (const selector of selectors(anchor)) {
      const found = [...within.querySelectorAll(selector)].find(seen)
      if (found !== undefined) return [found]
    }
    return []
  })
}

/** The box of an element that is pointed at, in the window's pixels. */
export function boxOf(element: Element): DOMRect {
  // The middle of a region's shape may be sea, or another region: places have an anchor within.
  const anchor = element.querySelector('.hg-anchor') ?? element.querySelector('.hg-hit') ?? element
  return anchor.getBoundingClientRect()
}
