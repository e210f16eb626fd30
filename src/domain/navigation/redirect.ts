import type { Policy } from '../policy/policy.ts'

/** Which success sends the person on: each has its own default in auth.txt §2 "Post-login redirect". */
export type RedirectKind = 'login' | 'social' | 'switchAccount' | 'signup'

export interface RedirectRequest {
  /** What asks to be the target: any value, as it came. Left out: the `next` parameter of `href`. */
  readonly next?: unknown
  /** The page's address now. */
  readonly href: string
  /** The page's own origin. */
  readonly origin: string
  /** Further origins that may be gone to. Default: none. */
  readonly trustedOrigins?: readonly string[] | undefined
  readonly kind: RedirectKind
  /** Whose page is shown after an account switch. */
  readonly username?: string | undefined
  readonly paths: Pick<
    Policy['paths'],
    'afterLogin' | 'afterSocialLogin' | 'login' | 'signup' | 'businessSignup' | 'ssoSignup'
  >
}

/** Parses an address without throwing. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/**
 * A target we may go to, or null. A target is a path that starts with one slash, or a whole http(s) address of our own or a trusted origin.
 * Whatever a browser or a router might read otherwise is refused rather than repaired. A1–A9.
 */
export function acceptTarget(
  target: unknown,
  origin: string,
  trustedOrigins: readonly string[] = [],
): string | null {
  const first: unknown = Array.isArray(target) ? target.find((item) => typeof item === 'string') : target
  if (typeof first !== 'string') return null
  // The URL parser drops tabs, line breaks and edge controls, so they go before the look at the first character.
  const text = first.replace(/\p{Cc}/gu, '').trim()
  // 'https:evil.com' is a path to a parser with an https base and a host to another one: only '//' counts.
  const url = /^(\/|https?:\/\/)/i.test(text) ? parseUrl(text, origin) : null
  // '/a/..//evil.com' is ours until something normalises it to '//evil.com'.
  if (!url || url.pathname.startsWith('//')) return null
  if (url.origin !== origin) return trustedOrigins.includes(url.origin) ? url.href : null
  return text[0] === '/' ? text : url.pathname + url.search + url.hash
}

/** The first `next` parameter of an address, decoded once. A6, A10. */
export function readNext(href: string): string | null {
  return parseUrl(href)?.searchParams.get('next') ?? null
}

/** A profile's address: always one segment under the root, and the root for a name that can be no segment. A15. */
export function profilePath(username: string | null | undefined): string {
  return username && !/^\.\.?$/.test(username) ? `/${encode(username)}` : '/'
}

/** Encodes for a path segment or a query value; lone surrogates become U+FFFD instead of an error. */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
}

/**
 * Where a person goes after getting in. auth.txt §2: an acceptable `next`; else the page they are on; and the default instead of a
 * log-in, sign-up or add-account page. An account switch goes to the profile. Own targets come back byte for byte (A9).
 */
export function resolveRedirect(request: RedirectRequest): string {
  const { href, origin, trustedOrigins, kind, paths, next = readNext(href) } = request
  if (kind === 'switchAccount') return profilePath(request.username)
  const home = kind === 'signup' ? '/' : kind === 'social' ? paths.afterSocialLogin : paths.afterLogin
  const page = kind === 'signup' ? null : parseUrl(href)
  const target =
    acceptTarget(next, origin, trustedOrigins) ?? (page && acceptTarget(page.pathname + page.search, origin))
  return !target || isEntrance(target, origin, paths) ? home : target
}

/** A path without its last slash, to compare. */
const bare = (path: string) => path.toLowerCase().replace(/\/$/, '')

/** Whether a target is a page for getting in, which would send the person round in a circle. A11. */
function isEntrance(target: string, origin: string, paths: RedirectRequest['paths']): boolean {
  const path = bare(parseUrl(target, origin)?.pathname ?? '')
  return (
    path.startsWith('/add-account') ||
    [paths.login, paths.signup, paths.businessSignup, paths.ssoSignup].some(
      (entrance) => bare(entrance) === path,
    )
  )
}
