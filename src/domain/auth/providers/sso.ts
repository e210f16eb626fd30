import { takeParams } from '../../navigation/links.ts'
import { parseUrl } from '../../navigation/redirect.ts'
import { randomId } from '../../text/randomId.ts'
import { notSso, type SsoInfo } from './ssoInfo.ts'

/** The next step after an SSO check: existing users authorize in a popup, new ones sign up for a business account. auth.txt §4. */
export function ssoDecision(info: SsoInfo): 'none' | 'popup' | 'signup' {
  if (!info.isSso) return 'none'
  return info.existingUser ? 'popup' : 'signup'
}

/** The page's own origin and further trusted ones. */
export interface Origins {
  readonly origin: string
  readonly trustedOrigins?: readonly string[] | undefined
}

/** The absolute URL of an SSO page if it is safe: any https URL, or an http URL on a trusted origin; else null. A14. */
export function resolveExternal(url: string | null, origins: Origins): string | null {
  const parsed = url ? parseUrl(url, origins.origin) : null
  return parsed && (parsed.protocol === 'https:' || isTrusted(parsed, origins)) ? parsed.href : null
}

/** The absolute URL that a code may be sent to; null unless it is on a trusted origin. A14. */
export function resolveExchange(url: string | null, origins: Origins): string | null {
  const parsed = url ? parseUrl(url, origins.origin) : null
  return parsed && isTrusted(parsed, origins) ? parsed.href : null
}

function isTrusted(url: URL, { origin, trustedOrigins = [] }: Origins): boolean {
  return /^https?:$/.test(url.protocol) && [origin, ...trustedOrigins].includes(url.origin)
}

/**
 * Resolves the URLs in the SSO info. Returns `notSso` if they would send the user or the code to an untrusted origin. Without an
 * exchange URL, the popup's code itself is the credential. A14.
 */
export function trustSsoInfo(info: SsoInfo, origins: Origins): SsoInfo {
  if (ssoDecision(info) !== 'popup') return info
  const authorizationUri = resolveExternal(info.authorizationUri, origins)
  const exchangeCodeToTokenUrl = resolveExchange(info.exchangeCodeToTokenUrl, origins)
  if (!authorizationUri || (info.exchangeCodeToTokenUrl && !exchangeCodeToTokenUrl)) return notSso
  return { ...info, authorizationUri, exchangeCodeToTokenUrl }
}

/** 128 random bits in hexadecimal. The popup must return the same value. B4. */
export function newSsoState(): string {
  return randomId()
}

/** Sets the `state` parameter of the authorization URL, replacing any other, and leaves the rest unchanged. B4. */
export function ssoAuthorizationUrl(authorizationUri: string, state: string): string {
  const [address = '', ...hash] = takeParams(authorizationUri, ['state']).href.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}state=${state}${hash.length ? `#${hash.join('#')}` : ''}`
}
