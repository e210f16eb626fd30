import { parseHttpAddress } from '../navigation/httpAddress.ts'
import type { ContactScheme } from './contactLink.ts'
import { acceptTarget, parseUrl } from '../navigation/redirect.ts'

/** The origins that count as our own site. */
export interface OwnSite {
  /** The page's own origin; null where it is unknown, as on a server. */
  readonly origin: string | null
  readonly trustedOrigins: readonly string[]
}

/** Where a link of an advisory leads. */
export interface AdvisoryLink {
  readonly href: string
  /** Whether it leads to another site. */
  readonly isExternal: boolean
  /** Set if it calls a number or writes a text message, instead of leading to a page. */
  readonly contact?: ContactScheme | undefined
}

/** A base for paths while the page's own origin is unknown. No real page has it. */
const unknownOrigin = 'https://own.invalid'

/**
 * Reads a server's link: a path of our own site, or an absolute http(s) URL without credentials. Null for every other scheme, for
 * protocol-relative URLs, and for what browsers would repair.
 */
export function advisoryLink(link: string, { origin, trustedOrigins }: OwnSite): AdvisoryLink | null {
  const own = acceptTarget(link, origin ?? unknownOrigin, trustedOrigins)
  if (own !== null) return hasCredentials(own) ? null : { href: own, isExternal: false }
  const url = parseHttpAddress(link.trim())
  return url && { href: url.href, isExternal: true }
}

/** A path has none, whatever the origin. */
function hasCredentials(target: string): boolean {
  const url = parseUrl(target, unknownOrigin)
  return url === null || url.username !== '' || url.password !== ''
}
