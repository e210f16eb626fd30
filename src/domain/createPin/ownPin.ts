import { parseUrl } from '../navigation/redirect.ts'
import { parseHttpAddress } from '../navigation/httpAddress.ts'

/**
 * The ID of the pin that a URL on one of our origins leads to: `/pin/{digits}/`, optionally below `/amp`. Null for anything else. The
 * parsed origin and path are compared, because a host that only contains ours is not ours.
 */
export function ownPinId(url: string | null, origins: readonly string[]): string | null {
  const parsed = url === null ? null : parseHttpAddress(url)
  if (!parsed || !origins.some((origin) => parseUrl(origin)?.origin === parsed.origin)) return null
  return /^(?:\/amp)?\/pin\/(\d+)\/?$/.exec(parsed.pathname)?.[1] ?? null
}
