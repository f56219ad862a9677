// What screens ask of the page around them: to say something to those who listen instead of look,
// and to open the settings.

let said = $state.raw({ text: '', times: 0 })
let settingsOpen = $state(false)

/** Have something read out where screens are read, and shown nowhere. */
export function announce(text: string): void {
  said = { text, times: said.times + 1 }
}

/** What was announced last, and how many announcements there were. Reactive. */
export function announced(): { text: string; times: number } {
  return said
}

/** Whether the settings lie open over the page. Reactive. */
export function settingsShown(): boolean {
  return settingsOpen
}

/** Open the settings over the page, or close them. */
export function showSettings(open: boolean): void {
  settingsOpen = open
}
