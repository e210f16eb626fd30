import { parseUrl } from '../navigation/redirect.ts'
import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'
import type { CreatePinRoute } from './route.ts'

/** How the page closes: its window, or by going back in the history. */
export type Closing = { readonly kind: 'window' } | { readonly kind: 'back'; readonly steps: 1 | 2 }

export interface ClosingRequest {
  readonly route: Pick<CreatePinRoute, 'isBookmarklet'>
  /** Number of entries in the window's history. */
  readonly historyLength: number
  /** The URL or path visited before this page. Null if unknown. */
  readonly previousAddress: string | null
  /** The page's own origin. */
  readonly origin: string
  readonly policy: Pick<CreatePinPolicy, 'shortHistory' | 'longHistory'>
}

/**
 * How to close the page after creating a pin: a bookmarklet's window, or one without a history, closes. Otherwise it goes one step back, or
 * two if that would return to the page that created the board. saving.txt §4 "Mobile pin creation".
 */
export function closingOf({
  route,
  historyLength,
  previousAddress,
  origin,
  policy,
}: ClosingRequest): Closing {
  if (route.isBookmarklet || historyLength <= policy.shortHistory) return { kind: 'window' }
  const hasCreatedBoard = historyLength >= policy.longHistory && isCreateBoardPage(previousAddress, origin)
  return { kind: 'back', steps: hasCreatedBoard ? 2 : 1 }
}

function isCreateBoardPage(address: string | null, origin: string): boolean {
  const url = address === null ? null : parseUrl(address, origin)
  return url !== null && url.origin === origin && /^\/board\/create\/?$/.test(url.pathname)
}
