import { encode } from '../../navigation/redirect.ts'
import { defaultAdvertiserPolicy, type AdvertiserPolicy } from '../../policy/advertiserPolicy.ts'
import type { AdvertiserUrl, AdvertiserUrlError, AdvertiserUrlRequest } from './address.ts'
import { idFault, prefixFault } from './idFault.ts'
import { queryError, queryOf } from './query.ts'
import { advertiserRoutes, routeIds } from './routes.ts'

/**
 * Builds an address of the advertiser console: a path with its query, such as `/advertiser/549755885175/billing/`. Every ID is one encoded
 * segment. Never throws: IDs that cannot be a segment, dates that don't exist, periods that start after their end and unknown objectives
 * are returned as `error`, and `url` is then null. `policy` is the `advertiser` group of your policy; default: the default policy.
 * saving.txt §2 "Advertiser console URL builder".
 */
export function buildAdvertiserUrl(
  request: AdvertiserUrlRequest,
  policy: AdvertiserPolicy = defaultAdvertiserPolicy,
): AdvertiserUrl {
  const values: Readonly<Record<string, string | undefined>> = { ...request }
  const route: string = advertiserRoutes[request.page]
  const names = routeIds.filter((name) => route.includes(`{${name}}`))
  const error = prefixError(request) ?? idError(names, values) ?? queryError(request, policy)
  if (error) return { url: null, error }
  const client = request.managedClientId ?? request.advertiserId
  const prefix = client === undefined ? '' : `/advertiser/${encode(client)}`
  const path = names.reduce((text, name) => text.replace(`{${name}}`, encode(values[name] ?? '')), route)
  return { url: prefix + path + queryOf(request, policy), error: null }
}

function prefixError({ managedClientId, advertiserId }: AdvertiserUrlRequest): AdvertiserUrlError | null {
  const id = managedClientId ?? advertiserId
  const reason = id === undefined ? null : prefixFault(id)
  return reason && { field: managedClientId === undefined ? 'advertiserId' : 'managedClientId', reason }
}

function idError<Name extends AdvertiserUrlError['field']>(
  names: readonly Name[],
  values: Readonly<Record<string, string | undefined>>,
): AdvertiserUrlError | null {
  for (const field of names) {
    const reason = idFault(values[field] ?? '')
    if (reason) return { field, reason }
  }
  return null
}
