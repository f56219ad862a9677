// Files that the page makes itself.

/** Have the browser save a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Browsers read it after the click; by then the address must still mean something.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
