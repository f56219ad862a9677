// Who one is, as the server knows one; and what tables can be set up with.

import * as api from '../net/api'
import type { CardInfo, Me, Offer } from '../net/protocol'
import { chosenLanguage, language, setLanguage, type Language } from '../text/catalogue.svelte'
import { isLanguage } from '../text/catalogue.svelte'
import { unreachable } from './network'

class Session {
  /** Oneself; null for somebody who has not said a name, undefined as long as that is not known. */
  me = $state.raw<Me | null | undefined>(undefined)
  /** Whether the server could not be reached when it was last asked for that. */
  lost = $state(false)

  /** Ask the server who one is; a language that was chosen on another device is shown here too. */
  async load(): Promise<void> {
    try {
      this.me = await api.me()
      this.lost = false
    } catch (error) {
      this.lost = unreachable(error)
      throw error
    }
    const theirs = this.me?.language
    if (chosenLanguage() === null && isLanguage(theirs)) await setLanguage(theirs)
  }

  /** Ask again, if a server that is still away may be left at that. */
  async retry(): Promise<void> {
    try {
      await this.load()
    } catch (error) {
      if (!unreachable(error)) throw error
    }
  }

  /** Make sure that it is known who one is. */
  async settle(): Promise<void> {
    if (this.me === undefined) await this.load()
  }

  /** Say one's name: a guest from now on. */
  async introduce(name: string): Promise<Me> {
    try {
      this.me = await api.introduce({ name, language: language() })
    } catch (error) {
      // It was said in another window of this browser.
      if (!(error instanceof api.ApiError) || error.code !== 'known') throw error
      await this.load()
      if (!this.me) throw error
    }
    return this.me
  }

  /** Be called something else. */
  async rename(name: string): Promise<void> {
    this.me = await api.rename({ name })
  }

  /** Choose the language, here and wherever else one is logged in. */
  async speak(code: Language): Promise<void> {
    await setLanguage(code)
    if (this.me) this.me = await api.rename({ language: code })
  }

  /** Be somebody else from now on: logged in, logged out, or gone. */
  become(me: Me | null): void {
    this.me = me
  }
}

export const session = new Session()

let offered: Promise<Offer> | null = null

/** What tables can be set up with; asked for once, and again only if that failed. */
export function offer(): Promise<Offer> {
  offered ??= api.offer().catch((error: unknown) => {
    offered = null
    throw error
  })
  return offered
}

/** The cards of an edition. */
export async function cardsOf(edition: string): Promise<readonly CardInfo[]> {
  const { editions } = await offer()
  return editions.find(({ name }) => name === edition)?.cards ?? []
}
