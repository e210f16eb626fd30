import { takeParams } from '../../navigation/links.ts'
import { parseUrl } from '../../navigation/redirect.ts'
import { notSso, type SsoInfo } from './ssoInfo.ts'

/** What an SSO answer leads to. auth.txt §4: an existing user authorizes in a popup, a new one signs up for a business account. */
export function ssoDecision(info: SsoInfo): 'none' | 'popup' | 'signup' {
  if (!info.isSso) return 'none'
  return info.existingUser ? 'popup' : 'signup'
}

/** Which origins are ours: the page's own first, then the trusted ones. */
export interface Origins {
  readonly origin: string
  readonly trustedOrigins?: readonly string[] | undefined
}

/** The whole address of a page we may be sent to for single sign-on: https anywhere, another http address only on an origin of ours. A14. */
export function resolveExternal(url: string | null, origins: Origins): string | null {
  const parsed = url ? parseUrl(url, origins.origin) : null
  return parsed && (parsed.protocol === 'https:' || isOurs(parsed, origins)) ? parsed.href : null
}

/** The whole address that a code may be sent to: only an origin of ours. A14. */
export function resolveExchange(url: string | null, origins: Origins): string | null {
  const parsed = url ? parseUrl(url, origins.origin) : null
  return parsed && isOurs(parsed, origins) ? parsed.href : null
}

function isOurs(url: URL, { origin, trustedOrigins = [] }: Origins): boolean {
  return /^https?:$/.test(url.protocol) && [origin, ...trustedOrigins].includes(url.origin)
}

/**
 * SSO info whose addresses may be used, resolved to whole addresses; a non-SSO result for info that would send the person or the code
 * somewhere it must not. An exchange address may be missing: then the popup's code is the credential. A14.
 */
export function trustSsoInfo(info: SsoInfo, origins: Origins): SsoInfo {
  if (ssoDecision(info) !== 'popup') return info
  const authorizationUri = resolveExternal(info.authorizationUri, origins)
  const exchangeCodeToTokenUrl = resolveExchange(info.exchangeCodeToTokenUrl, origins)
  if (!authorizationUri || (info.exchangeCodeToTokenUrl && !exchangeCodeToTokenUrl)) return notSso
  return { ...info, authorizationUri, exchangeCodeToTokenUrl }
}

/** 128 random bits in hexadecimal, which the popup's answer must repeat. B4. */
export function newSsoState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The authorization address carrying our `state` and no other; the rest of it stays byte for byte. B4. */
export function ssoAuthorizationUrl(authorizationUri: string, state: string): string {
  const [address = '', ...hash] = takeParams(authorizationUri, ['state']).href.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}state=${state}${hash.length ? `#${hash.join('#')}` : ''}`
}
