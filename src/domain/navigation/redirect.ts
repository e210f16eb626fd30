import type { Policy } from '../policy/policy.ts'
import { comparablePath } from './comparablePath.ts'

/** What the user completed. Each kind has its own default target. */
export type RedirectKind = 'login' | 'social' | 'switchAccount' | 'signup'

export interface RedirectRequest {
  /** The requested target, unvalidated. Default: the `next` parameter of `href`. */
  readonly next?: unknown
  /** The current URL. */
  readonly href: string
  /** The page's own origin. */
  readonly origin: string
  /** Further origins that are allowed as targets. Default: none. */
  readonly trustedOrigins?: readonly string[] | undefined
  readonly kind: RedirectKind
  /** The profile to show after an account switch. */
  readonly username?: string | undefined
  readonly paths: Pick<
    Policy['paths'],
    'afterLogin' | 'afterSocialLogin' | 'login' | 'signup' | 'businessSignup' | 'ssoSignup'
  >
}

/** Parses a URL. Returns null instead of throwing. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/**
 * The target if it is safe, or null. A safe target is a path starting with a single slash, or an absolute http(s) URL on our own or a
 * trusted origin. Anything that browsers or routers might read differently is rejected, not repaired.
 */
export function acceptTarget(
  target: unknown,
  origin: string,
  trustedOrigins: readonly string[] = [],
): string | null {
  const first: unknown = Array.isArray(target) ? target.find((item) => typeof item === 'string') : target
  if (typeof first !== 'string') return null
  // The URL parser ignores control characters, so strip them before checking the first character.
  const text = first.replace(/\p{Cc}/gu, '').trim()
  // '//own.example' is a host, even if it is ours. 'https:evil.com' is a path if the base is https, else a host: require '//'.
  const url = /^(\/(?![/\\])|https?:\/\/)/i.test(text) ? parseUrl(text, origin) : null
  // '/a/..//evil.com' is on our origin until something normalizes it to '//evil.com'.
  if (!url || url.pathname.startsWith('//')) return null
  if (url.origin !== origin) return trustedOrigins.includes(url.origin) ? url.href : null
  return text[0] === '/' ? text : url.pathname + url.search + url.hash
}

/** The first `next` parameter of a URL, decoded once. */
export function readNext(href: string): string | null {
  return parseUrl(href)?.searchParams.get('next') ?? null
}

/** The path of a profile: always a single segment, or the root if the name cannot be a segment. */
export function profilePath(username: string | null | undefined): string {
  return username && !/^\.\.?$/.test(username) ? `/${encode(username)}` : '/'
}

/** Encodes a path segment or query value. Replaces lone surrogates with U+FFFD instead of throwing. */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
}

/** Decodes a path segment. Null if its encoding is malformed. */
export function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/**
 * Where to go after logging in or signing up: a safe `next`, else the current page, which is loaded again, or the default if that is a
 * log-in, sign-up or add-account page. After a sign-up the default is '/', also for an empty `next` (auth.txt §2 "After signup …", §4
 * "redirect to the next URL or reload"). An account switch goes to the profile. Targets on our own origin are returned unchanged.
 */
export function resolveRedirect(request: RedirectRequest): string {
  const { href, origin, trustedOrigins, kind, paths, next = readNext(href) } = request
  if (kind === 'switchAccount') return profilePath(request.username)
  const home = kind === 'signup' ? '/' : kind === 'social' ? paths.afterSocialLogin : paths.afterLogin
  const page = kind === 'signup' && next === '' ? null : parseUrl(href)
  const target =
    acceptTarget(next, origin, trustedOrigins) ?? (page && acceptTarget(page.pathname + page.search, origin))
  return !target || isEntrance(target, origin, paths) ? home : target
}

/** Whether the target is a log-in or sign-up page, which would loop. */
function isEntrance(target: string, origin: string, paths: RedirectRequest['paths']): boolean {
  const path = comparablePath(parseUrl(target, origin)?.pathname ?? '')
  return (
    path.startsWith('/add-account') ||
    [paths.login, paths.signup, paths.businessSignup, paths.ssoSignup].some(
      (entrance) => comparablePath(entrance) === path,
    )
  )
}
