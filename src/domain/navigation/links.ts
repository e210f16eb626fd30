import { encode, parseUrl } from './redirect.ts'
import { trimTyped } from '../text/trimTyped.ts'

/** The URL if it is safe to use as an `href` (http, https or relative), else null: show the text without a link. */
export function safeHref(url: unknown): string | null {
  if (typeof url !== 'string' || !url.trim()) return null
  const parsed = parseUrl(url, 'https://localhost/')
  return parsed && /^https?:$/.test(parsed.protocol) ? url.trim() : null
}

/**
 * Removes query parameters from a URL. Returns the first value of each and the URL without them; everything else in it is unchanged.
 */
export function takeParams<Name extends string>(
  href: string,
  names: readonly Name[],
): { readonly taken: Readonly<Record<Name, string | null>>; readonly href: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(href) ?? []
  const params = new URLSearchParams(`?${query}`)
  const isTaken = (part: string) => names.some((name) => new URLSearchParams(`?${part}`).has(name))
  const parts = query.split('&')
  const rest = parts.filter((part) => !isTaken(part))
  // SAFETY: one entry per name.
  const taken = Object.fromEntries(names.map((name) => [name, params.get(name)])) as Record<
    Name,
    string | null
  >
  if (rest.length === parts.length) return { taken, href }
  return { taken, href: path + (rest.length ? `?${rest.join('&')}` : '') + hash }
}

/** Reads the soft-ban parameter and returns the URL without it. */
export function takeAec(href: string): { readonly aec: string | null; readonly href: string } {
  const { taken, href: rest } = takeParams(href, ['aec'])
  return { aec: taken.aec, href: rest }
}

/** The URL of the password-reset page, with the typed email as `ue`, or `lookup=true` from a recovery banner. */
export function passwordResetHref(link: {
  readonly path: string
  readonly email?: string | undefined
  readonly lookup?: boolean | undefined
}): string {
  const email = trimTyped(link.email ?? '')
  const query = [email && `ue=${encode(email)}`, link.lookup && 'lookup=true'].filter(Boolean).join('&')
  return query ? link.path + (link.path.includes('?') ? '&' : '?') + query : link.path
}

/** Where to sign up with an SSO email: in the app on the main origin, by a full redirect from any other. auth.txt §2. */
export function ssoSignupTarget(request: {
  readonly email: string
  readonly origin: string
  /** Null if the page's own origin is the main one. */
  readonly mainOrigin: string | null
  readonly path: string
}): { readonly kind: 'inApp' | 'full'; readonly href: string } {
  const path = `${request.path}?email=${encode(trimTyped(request.email))}`
  const main = request.mainOrigin ?? request.origin
  return main === request.origin ? { kind: 'inApp', href: path } : { kind: 'full', href: main + path }
}
