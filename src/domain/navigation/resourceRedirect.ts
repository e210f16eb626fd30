import { acceptTarget, parseUrl } from './redirect.ts'
import { defaultResourceErrorFlag, isReservedQueryKey } from './reservedQuery.ts'

/** A resource that failed to load. */
export interface ResourceFailure {
  readonly status: number
  readonly apiErrorCode?: number | undefined
  /** The target of a 301. */
  readonly redirectUrl?: unknown
  /** The current URL. */
  readonly href: string
  readonly origin: string
  readonly trustedOrigins?: readonly string[] | undefined
  readonly isLoggedIn: boolean
  /** The query string that flags the error, unless it uses a reserved key. Default: 'show_error=true'. */
  readonly flag?: string | undefined
}

/**
 * Where to go after a failed load, or null to stay. A 404, or a 401 with code 7, leads home with an error flag (to the ideas page for
 * logged-out visitors on an ideas route). A 301 leads to its URL if that is safe. auth.txt §2.
 */
export function resolveResourceRedirect(failure: ResourceFailure): string | null {
  const { status, href, origin } = failure
  const isOnIdeas = /^\/ideas(\/|$)/.test(parseUrl(href)?.pathname ?? '')
  const home = isOnIdeas && !failure.isLoggedIn ? '/ideas/' : '/'
  if (status === 301 && failure.redirectUrl)
    return acceptTarget(failure.redirectUrl, origin, failure.trustedOrigins) ?? home
  const isMissing = status === 404 || (status === 401 && failure.apiErrorCode === 7)
  return isMissing ? `${home}?${flagOf(failure.flag)}` : null
}

const flagOf = (flag = defaultResourceErrorFlag) =>
  [...new URLSearchParams(flag).keys()].some(isReservedQueryKey) ? defaultResourceErrorFlag : flag
