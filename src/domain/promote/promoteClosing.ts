import { parseAdvertiserUrl } from '../business/advertiserUrl/parseAdvertiserUrl.ts'
import type { NavigationHistory } from '../navigation/navigationHistory.ts'
import { parseUrl } from '../navigation/redirect.ts'

/** How the page closes: its window, or by going back in the history. */
export type PromoteClosing = { readonly kind: 'window' } | { readonly kind: 'back'; readonly steps: 1 | 3 }

export interface PromoteClosingRequest {
  /** The pages before this one. */
  readonly history: Pick<NavigationHistory, 'previous'>
  /** Number of entries in the window's history. */
  readonly historyLength: number
  /** Whether the experiment is on that closes the window instead of going back. */
  readonly closesWindow: boolean
  /** The page's own origin. */
  readonly origin: string
}

/**
 * How to close quick promote. It goes back three steps if the pin builder is in the history, otherwise one. With the experiment, a window
 * with at most one entry closes instead. saving.txt §2 "Closing the page".
 */
export function promoteClosing(request: PromoteClosingRequest): PromoteClosing {
  const { history, historyLength, closesWindow, origin } = request
  if (closesWindow && historyLength <= 1) return { kind: 'window' }
  const fromPinBuilder = history.previous.some((address) => isPinBuilder(address, origin))
  return { kind: 'back', steps: fromPinBuilder ? 3 : 1 }
}

function isPinBuilder(address: string, origin: string): boolean {
  const url = parseUrl(address, origin)
  return (
    url?.origin === origin && parseAdvertiserUrl(url.pathname.replace(/\/?$/, '/'))?.page === 'pinBuilder'
  )
}
