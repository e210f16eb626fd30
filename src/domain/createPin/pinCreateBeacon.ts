import { encode } from '../navigation/redirect.ts'
import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'
import { httpAddress, parseHttpAddress } from '../navigation/httpAddress.ts'

export interface PinCreateBeacon {
  /** Where to send it. Null sends nothing. */
  readonly host: string | null
  readonly event: 'pin_create_success' | 'pin_create_fail'
  readonly pinId: string | null
  readonly guid: string | null
  readonly method: string | null
  /** The query of the create-pin page. */
  readonly search: string
  readonly policy: Pick<CreatePinPolicy, 'addressLimit'>
}

/** Longest URL of a beacon, in characters. */
const beaconLimit = 2_000

/** The parameters of the page that are logged as they are. Others may be personal or secret. */
const loggedKeys: ReadonlySet<string> = new Set(['action', 'guid', 'color'])

/** The parameters that hold an address, of which the query may be secret. */
const addressKeys: ReadonlySet<string> = new Set(['url', 'media'])

/**
 * The URL that logs the result of creating a pin. Success is logged only with a guid, failure always. The query contains only what the
 * page reads, without the description, and with addresses cut to their origin and path; parts are left out if the URL is too long. Null if
 * there is nothing to send or no place to send it to. saving.txt §7 "Logging".
 */
export function pinCreateBeacon(beacon: PinCreateBeacon): string | null {
  const { event, guid, method, search, policy } = beacon
  const host = beacon.host === null ? null : parseHttpAddress(beacon.host)
  const isSuccess = event === 'pin_create_success'
  if (!host || (isSuccess && !guid)) return null
  const urlWith = (query: string) => {
    const pinId = isSuccess ? (beacon.pinId ?? '') : ''
    const params = queryOf({ client: 'web', event, pin_id: pinId, path: method ?? '', query })
    return `${host.origin}${host.pathname}${host.search ? `${host.search}&` : '?'}${params}`
  }
  const withPath = loggedQuery(search, policy, (url) => url.origin + url.pathname)
  const withOrigin = loggedQuery(search, policy, (url) => url.origin)
  return [withPath, withOrigin, ''].map(urlWith).find((url) => url.length <= beaconLimit) ?? null
}

const queryOf = (params: Readonly<Record<string, string>>): string =>
  Object.entries(params)
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .join('&')

/** The first of each parameter that may be logged, in the page's order. */
function loggedQuery(
  search: string,
  { addressLimit }: PinCreateBeacon['policy'],
  shorten: (url: URL) => string,
): string {
  const first = [...new Map([...new URLSearchParams(search)].toReversed())].toReversed()
  return queryOf(
    Object.fromEntries(
      first.flatMap(([key, value]) => {
        if (loggedKeys.has(key)) return [[key, value]]
        const address = addressKeys.has(key) ? httpAddress(value, addressLimit) : null
        return address === null ? [] : [[key, shorten(new URL(address))]]
      }),
    ),
  )
}
