import { parseUrl } from './redirect.ts'

/** Characters of one field that still fit in the address of a GET; a longer one is no honest link. */
const LONGEST = 4_000

/** A link that leads out of the product, as the check page was asked for it. auth.txt §2. */
export interface OffsiteLink {
  /** Where the person wants to go: a whole http(s) address, written as a browser reads it, so that what is checked is what is gone to. */
  readonly url: string
  /** The pin, or the ad of a third party, that the link stands on; null when the address names none. */
  readonly pin: string | null
  readonly isThirdPartyAd: boolean
  /** Field `csr`. The specification names it and sends it nowhere; it goes to the log. */
  readonly csr: boolean
  readonly clientTrackingParams: string | null
  /** JSON of an object; null for anything else. */
  readonly auxData: string | null
  /** The check page itself: a link back to it would go round in a circle. */
  readonly page: string
}

/** What the check says. auth.txt §7. */
export interface OffsiteAnswer {
  /** 'blocked', 'suspicious' or 'porn'; null when nothing is known against the link. */
  readonly redirect_status: string | null
  readonly url: string | null
}

/** What a check comes to; `href` is an address that may be gone to. */
export type OffsiteVerdict =
  | { readonly kind: 'safe' | 'suspicious' | 'porn'; readonly href: string }
  | { readonly kind: 'blocked' | 'unknownStatus'; readonly href: null }

const short = (text: string | null) => (text !== null && text.length <= LONGEST ? text : null)
const flag = (text: string | null) => text === 'true' || text === '1'
const bare = (url: URL) => url.origin + url.pathname.replace(/\/+$/, '').toLowerCase()

/** A whole http(s) address that is not the check page; null for anything else. A16, A17. */
function readAddress(text: string | null, page: string): string | null {
  const url = short(text) === null ? null : parseUrl(text ?? '')
  const here = parseUrl(page)
  return url && /^https?:$/.test(url.protocol) && !(here && bare(url) === bare(here)) ? url.href : null
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
 * Reads the check page's address, decoded once; of a field that comes twice, the first counts. Null: it holds no link that could be
 * gone to. Fields that are too long or not what they should be are left out. The field `token` is for nobody here: the flow takes it out
 * of the address. auth.txt §2. A6, A10, A12.
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

/** What GET /v3/offsite/ carries. auth.txt §7. */
export interface OffsitePayload {
  readonly pin_id?: string
  readonly third_party_ad?: string
  readonly check_only: true
  readonly client_tracking_params?: string
  readonly url: string
  readonly aux_data?: string
}

/** The payload of the check: the pin under its own name, or that of a third party's ad. auth.txt §7. */
export const offsitePayload = (link: OffsiteLink): OffsitePayload => ({
  ...(link.pin !== null && (link.isThirdPartyAd ? { third_party_ad: link.pin } : { pin_id: link.pin })),
  check_only: true,
  ...(link.clientTrackingParams !== null && { client_tracking_params: link.clientTrackingParams }),
  url: link.url,
  ...(link.auxData !== null && { aux_data: link.auxData }),
})

/**
 * What an answer means. No status, or one of `safeStatuses`, is safe; a status that nobody knows is as bad as 'blocked', and so is an address
 * that must not be gone to. A warning without an address is about the one that was asked. A16.
 */
export function judgeOffsite(
  { redirect_status, url }: OffsiteAnswer,
  link: OffsiteLink,
  safeStatuses: readonly string[],
): OffsiteVerdict {
  const href = url === null ? link.url : readAddress(url, link.page)
  const isSafe = redirect_status === null || safeStatuses.includes(redirect_status)
  if (!isSafe && !/^(blocked|suspicious|porn)$/.test(redirect_status))
    return { kind: 'unknownStatus', href: null }
  if (href === null || redirect_status === 'blocked') return { kind: 'blocked', href: null }
  // SAFETY: every other status has been sent away above.
  return { kind: isSafe ? 'safe' : (redirect_status as 'suspicious' | 'porn'), href }
}

/** The host of an address, as a person should read it: never what stands before an '@'. */
export const hostOf = (href: string | null): string | null =>
  href === null ? null : (parseUrl(href)?.host ?? null)
