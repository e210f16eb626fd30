import { acceptTarget, parseUrl } from './redirect.ts'

/** A resource that could not be loaded. */
export interface ResourceFailure {
  readonly status: number
  readonly apiErrorCode?: number | undefined
  /** Where a 301 points. */
  readonly redirectUrl?: unknown
  /** The page's address now. */
  readonly href: string
  readonly origin: string
  readonly trustedOrigins?: readonly string[] | undefined
  readonly isLoggedIn: boolean
  /** The error flag's query string. Default: 'show_error=true'; auth.txt §2 does not show it. */
  readonly flag?: string | undefined
}

/**
 * Where a failed load sends the person, or null to stay. auth.txt §2: home, or the ideas page for a logged-out visitor on an ideas
 * route, with an error flag on a 404 or a 401 with code 7; on a 301 its URL, when that is ours or trusted. A13.
 */
export function resolveResourceRedirect(failure: ResourceFailure): string | null {
  const { status, href, origin, flag = 'show_error=true' } = failure
  const isOnIdeas = /^\/ideas(\/|$)/.test(parseUrl(href)?.pathname ?? '')
  const home = isOnIdeas && !failure.isLoggedIn ? '/ideas/' : '/'
  if (status === 301 && failure.redirectUrl)
    return acceptTarget(failure.redirectUrl, origin, failure.trustedOrigins) ?? home
  return status === 404 || (status === 401 && failure.apiErrorCode === 7) ? `${home}?${flag}` : null
}
