import { decode } from '../../navigation/redirect.ts'
import { defaultAdvertiserPolicy, type AdvertiserPolicy } from '../../policy/advertiserPolicy.ts'
import type { AdvertiserAddress } from './address.ts'
import { buildAdvertiserUrl } from './buildAdvertiserUrl.ts'
import { datesIn, objectiveIn } from './query.ts'
import { advertiserPages, advertiserRoutes, type AdvertiserPage } from './routes.ts'

type Ids = Readonly<Record<string, string | undefined>>

/**
 * Reads an address of the advertiser console. The inverse of `buildAdvertiserUrl`: null for anything that it does not build, character by
 * character, such as other paths and origins, doubled or missing slashes, another case or encoding, further parameters. To mark the current
 * page in a menu whatever its parameters are, pass `location.pathname` alone. Both kinds of account are read as `advertiserId`, because the
 * address does not tell them apart. Never throws.
 */
export function parseAdvertiserUrl(
  url: string,
  policy: AdvertiserPolicy = defaultAdvertiserPolicy,
): AdvertiserAddress | null {
  const [, client, path = '', search = ''] = /^(?:\/advertiser\/([^/?]+))?(\/[^?]*)(\?[^]*)?$/.exec(url) ?? []
  const query = new URLSearchParams(search)
  for (const page of advertiserPages) {
    const ids = idsIn(advertiserRoutes[page], path)
    const address = ids && addressOf(page, { ...ids, client }, query, policy)
    if (address && buildAdvertiserUrl(address, policy).url === url) return address
  }
  return null
}

/** The IDs in a path, encoded; null if the path is not one of the route. */
function idsIn(route: string, path: string): Ids | null {
  if (!route.includes('{')) return route === path ? {} : null
  const match = new RegExp(`^${route.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path)
  return match && { ...match.groups }
}

function addressOf(
  page: AdvertiserPage,
  ids: Ids,
  query: URLSearchParams,
  policy: AdvertiserPolicy,
): AdvertiserAddress {
  // An ID that cannot be decoded becomes one that cannot be built.
  const idOf = (name: string) => decode(ids[name] ?? '') ?? ''
  const account = ids['client'] === undefined ? {} : { advertiserId: idOf('client') }
  switch (page) {
    case 'reportingCampaigns':
      return { page, ...account, ...objectiveIn(query, policy) }
    case 'experimentResults':
      return { page, ...account, experimentId: idOf('experimentId') }
    case 'campaignInsights':
      return { page, ...account, campaignId: idOf('campaignId'), ...datesIn(query) }
    case 'campaignInsightsProductGroup':
      return { page, ...account, campaignId: idOf('campaignId'), productGroupId: idOf('productGroupId') }
    default:
      return { page, ...account }
  }
}
