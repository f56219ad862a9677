// Where a screen begins for those who read it or walk through it by keyboard.

/** Put the focus on the first heading of the screen, or on the screen as long as it has none. */
export function focusHeading(event?: Event): void {
  event?.preventDefault()
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  if (heading) return focus(heading)
  if (!main) return
  main.focus()
  // What has to be fetched first has its heading later; who has moved on by then is left alone.
  const observer = new MutationObserver(() => {
    const late = main.querySelector('h1')
    if (!late) return
    observer.disconnect()
    if (document.activeElement === main) focus(late)
  })
  observer.observe(main, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 10_000)
}

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
