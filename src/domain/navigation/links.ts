import { encode, parseUrl } from './redirect.ts'

/** An address that may stand in an `href`: http, https or relative; null for every other scheme, and then only the text is shown. A17. */
export function safeHref(url: unknown): string | null {
  if (typeof url !== 'string' || !url.trim()) return null
  const parsed = parseUrl(url, 'https://localhost/')
  return parsed && /^https?:$/.test(parsed.protocol) ? url.trim() : null
}

/**
 * Takes query parameters out of an address: the first value of each, and the address without them. The other parameters, their order
 * and the hash stay byte for byte. A19, C2.
 */
export function takeParams<Name extends string>(
  href: string,
  names: readonly Name[],
): { readonly taken: Readonly<Record<Name, string | null>>; readonly href: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(href) ?? []
  const params = new URLSearchParams(`?${query}`)
  const isTaken = (part: string) => names.some((name) => new URLSearchParams(`?${part}`).has(name))
  const parts = query.split('&')
  const kept = parts.filter((part) => !isTaken(part))
  // SAFETY: one entry a name.
  const taken = Object.fromEntries(names.map((name) => [name, params.get(name)])) as Record<
    Name,
    string | null
  >
  if (kept.length === parts.length) return { taken, href }
  return { taken, href: path + (kept.length ? `?${kept.join('&')}` : '') + hash }
}

/** Reads the soft-ban parameter and the address to show instead of the present one. auth.txt §2. A19. */
export function takeAec(href: string): { readonly aec: string | null; readonly href: string } {
  const { taken, href: rest } = takeParams(href, ['aec'])
  return { aec: taken.aec, href: rest }
}

/** The address of the password-reset page, carrying the typed e-mail as `ue`, or `lookup=true` from a recovery banner. auth.txt §2. C3. */
export function passwordResetHref(link: {
  readonly path: string
  readonly email?: string | undefined
  readonly lookup?: boolean | undefined
}): string {
  const email = link.email?.trim()
  const query = [email && `ue=${encode(email)}`, link.lookup && 'lookup=true'].filter(Boolean).join('&')
  return query ? link.path + (link.path.includes('?') ? '&' : '?') + query : link.path
}

/** Where an SSO e-mail without an account signs up: in the app on the main origin, by a full redirect from any other. auth.txt §2. */
export function ssoSignupTarget(request: {
  readonly email: string
  readonly origin: string
  /** Null: the page's own origin is the main one. */
  readonly mainOrigin: string | null
  readonly path: string
}): { readonly kind: 'inApp' | 'full'; readonly href: string } {
  const path = `${request.path}?email=${encode(request.email.trim())}`
  const main = request.mainOrigin ?? request.origin
  return main === request.origin ? { kind: 'inApp', href: path } : { kind: 'full', href: main + path }
}
