import { parseUrl } from './redirect.ts'

/**
 * Parses an absolute http(s) URL. Null for other schemes, for credentials, and for addresses that the parser would repair: control
 * characters, which can hide a scheme, and a scheme that is not followed by `//`.
 */
export function parseHttpAddress(address: string): URL | null {
  if (!/^https?:\/\//i.test(address) || /\p{Cc}/u.test(address)) return null
  const url = parseUrl(address)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
}

/** The normalized http(s) URL, of at most `limit` characters before and after normalizing. Null for anything else. */
export function httpAddress(address: string | null, limit: number): string | null {
  if (address === null || address.length > limit) return null
  const href = parseHttpAddress(address)?.href
  return href !== undefined && href.length <= limit ? href : null
}

/** Whether a URL's host is one of the hosts or a subdomain of one. */
export const isOnHost = ({ hostname }: URL, hosts: readonly string[]): boolean =>
  hosts.some((host) => `.${hostname}`.endsWith(`.${host.toLowerCase()}`))
