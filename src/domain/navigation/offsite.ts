import { comparablePath } from './comparablePath.ts'
import { parseUrl } from './redirect.ts'

/** Maximum length of a field: more does not fit in a GET URL, and no legitimate link needs it. */
const MAX_FIELD_LENGTH = 4_000

/** An outbound link, as read from the URL of the check page. */
export interface OffsiteLink {
  /** The target: an absolute http(s) URL, normalized so that the URL we check is the URL we navigate to. */
  readonly url: string
  /** The pin or third-party ad that contains the link; null if the check page's URL names none. */
  readonly pin: string | null
  readonly isThirdPartyAd: boolean
  /** The field `csr`, which is only logged: the spec names it but does not send it anywhere. */
  readonly csr: boolean
  readonly clientTrackingParams: string | null
  /** The JSON of an object; null for anything else. */
  readonly auxData: string | null
  /** The URL of the check page itself. A link to it would loop. */
  readonly page: string
}

/** The response of the check. */
export interface OffsiteResponse {
  /** 'blocked', 'suspicious' or 'porn'; null if there is nothing against the link. */
  readonly redirect_status: string | null
  readonly url: string | null
}

/** The result of a check. `href` is safe to navigate to. */
export type OffsiteVerdict =
  | { readonly kind: 'safe' | 'suspicious' | 'porn'; readonly href: string }
  | { readonly kind: 'blocked' | 'unknownStatus'; readonly href: null }

const short = (text: string | null) => (text !== null && text.length <= MAX_FIELD_LENGTH ? text : null)
const flag = (text: string | null) => text === 'true' || text === '1'
const pageOf = (url: URL) => url.origin + comparablePath(url.pathname)

/** Normalizes an absolute http(s) URL; null for anything else and for the check page itself. */
function readAddress(text: string | null, page: string): string | null {
  const url = short(text) === null ? null : parseUrl(text ?? '')
  const here = parseUrl(page)
  return url && /^https?:$/.test(url.protocol) && !(here && pageOf(url) === pageOf(here)) ? url.href : null
}

function isObjectJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

/**
 * Parses the check page's URL, decoding it once. Of repeated fields the first counts; fields that are invalid or too long are dropped.
 * Returns null if there is no valid link. The field `token` is not read here: the flow removes it from the URL.
 * auth.txt §2 "Outbound link check page".
 */
export function readOffsiteLink(href: string): OffsiteLink | null {
  const address = parseUrl(href)
  const read = (name: string) => short(address?.searchParams.get(name)?.trim() ?? null) || null
  const page = address ? address.origin + address.pathname : ''
  const url = readAddress(read('url'), page)
  if (url === null) return null
  const auxData = read('aux_data')
  return {
    url,
    page,
    pin: read('pin'),
    isThirdPartyAd: flag(read('isThirdPartyAd')),
    csr: flag(read('csr')),
    clientTrackingParams: read('client_tracking_params'),
    auxData: auxData !== null && isObjectJson(auxData) ? auxData : null,
  }
}

/** The payload of GET /v3/offsite/. */
export interface OffsitePayload {
  readonly pin_id?: string
  readonly third_party_ad?: string
  readonly check_only: true
  readonly client_tracking_params?: string
  readonly url: string
  readonly aux_data?: string
}

/** Builds the payload of the check. A third-party ad is sent as `third_party_ad`, any other pin as `pin_id`. */
export const offsitePayload = (link: OffsiteLink): OffsitePayload => ({
  ...(link.pin !== null && (link.isThirdPartyAd ? { third_party_ad: link.pin } : { pin_id: link.pin })),
  check_only: true,
  ...(link.clientTrackingParams !== null && { client_tracking_params: link.clientTrackingParams }),
  url: link.url,
  ...(link.auxData !== null && { aux_data: link.auxData }),
})

/**
 * Interprets the response. No status, or one of `safeStatuses`, is safe. An unknown status is treated like 'blocked', and so is an
 * invalid URL. A response without a URL refers to the one that was checked.
 */
export function judgeOffsite(
  { redirect_status, url }: OffsiteResponse,
  link: OffsiteLink,
  safeStatuses: readonly string[],
): OffsiteVerdict {
  const href = url === null ? link.url : readAddress(url, link.page)
  const isSafe = redirect_status === null || safeStatuses.includes(redirect_status)
  if (!isSafe && !/^(blocked|suspicious|porn)$/.test(redirect_status))
    return { kind: 'unknownStatus', href: null }
  if (href === null || redirect_status === 'blocked') return { kind: 'blocked', href: null }
  // SAFETY: every other status has returned above.
  return { kind: isSafe ? 'safe' : (redirect_status as 'suspicious' | 'porn'), href }
}

/** The host to show for a URL. Never includes what precedes an '@'. */
export const hostOf = (href: string | null): string | null =>
  href === null ? null : (parseUrl(href)?.host ?? null)
