// Copying text. Browsers offer it to pages of secure origins only; for a server in the own network,
// reached over plain HTTP, there is the old way.

/** Copy a text; tell whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  // Within an open dialog, since nothing outside of it can be selected.
  const focused = document.activeElement
  const place = focused?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  let done = false
  try {
    done = document.execCommand('copy')
  } catch {
    done = false
  }
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
