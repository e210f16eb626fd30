import { takeParams } from '../../navigation/links.ts'
import { encode, parseUrl } from '../../navigation/redirect.ts'
import { randomId } from '../../text/randomId.ts'
import { trimTyped } from '../../text/trimTyped.ts'
import { notSso, type SsoInfo } from './ssoInfo.ts'

/**
 * The next step after an SSO check: existing SSO users authorize in a popup, new users sign up for a business account. Existing users who
 * are not SSO keep their password, even if their company uses SSO. auth.txt §4 "Single sign-on".
 */
export function ssoDecision(info: SsoInfo): 'none' | 'popup' | 'signup' {
  if (!info.isSso) return 'none'
  if (!info.existingUser) return 'signup'
  return info.existingUserIsSso ? 'popup' : 'none'
}

/** The page's own origin and further trusted ones. */
export interface Origins {
  readonly origin: string
  readonly trustedOrigins?: readonly string[] | undefined
}

/** The absolute URL of an SSO page if it is safe: any https URL, or an http URL on a trusted origin; else null. */
export function resolveExternal(url: string | null, origins: Origins): string | null {
  const parsed = url ? parseUrl(url, origins.origin) : null
  return parsed && (parsed.protocol === 'https:' || isTrusted(parsed, origins)) ? parsed.href : null
}

/** The absolute URL that a code may be sent to; null unless it is on a trusted origin. */
export function resolveExchange(url: string | null, origins: Origins): string | null {
  const parsed = url ? parseUrl(url, origins.origin) : null
  return parsed && isTrusted(parsed, origins) ? parsed.href : null
}

function isTrusted(url: URL, { origin, trustedOrigins = [] }: Origins): boolean {
  return /^https?:$/.test(url.protocol) && [origin, ...trustedOrigins].includes(url.origin)
}

/** The server's answer to an SSO check, before its URLs are checked. */
export interface SsoAnswer extends SsoInfo {
  /** The page that the company sends its code to. */
  readonly redirectUri: string | null
}

/**
 * Resolves the URLs in the SSO info, and puts the redirect URI into the authorization URL. Returns `notSso` if they would send the user or
 * the code to an untrusted origin, or an existing user nowhere. Without an exchange URL, the popup's code itself is the credential.
 */
export function trustSsoInfo({ redirectUri, ...info }: SsoAnswer, origins: Origins): SsoInfo {
  if (!info.isSso) return info
  const uri = resolveExternal(info.authorizationUri, origins)
  const exchangeCodeToTokenUrl = resolveExchange(info.exchangeCodeToTokenUrl, origins)
  const redirect = resolveExchange(redirectUri, origins)
  const isUntrusted =
    (info.authorizationUri && !uri) ||
    (info.exchangeCodeToTokenUrl && !exchangeCodeToTokenUrl) ||
    (redirectUri && !redirect)
  if (isUntrusted || (!uri && ssoDecision(info) === 'popup')) return notSso
  const authorizationUri = uri && redirect ? withParam(uri, 'redirect_uri', redirect) : uri
  return { ...info, authorizationUri, exchangeCodeToTokenUrl }
}

/** 128 random bits in hexadecimal. The popup must return the same value. */
export function newSsoState(): string {
  return randomId()
}

/** Sets the `state` parameter of the authorization URL, replacing any other, and leaves the rest unchanged. */
export const ssoAuthorizationUrl = (authorizationUri: string, state: string): string =>
  withParam(authorizationUri, 'state', state)

/** Sets a parameter of a URL, replacing any other of that name. */
function withParam(url: string, name: string, value: string): string {
  const [address = '', ...hash] = takeParams(url, [name]).href.split('#')
  const fragment = hash.length > 0 ? `#${hash.join('#')}` : ''
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encode(value)}${fragment}`
}

/** The email in the address of the SSO sign-up page; '' if there is none. */
export const readSsoEmail = (href: string): string =>
  trimTyped(parseUrl(href)?.searchParams.get('email') ?? '')
