import { encode } from '../navigation/redirect.ts'
import { promoteSites, siteTypes, type SiteType } from '../navigation/siteTypes.ts'
import { buildAdvertiserUrl } from '../business/advertiserUrl/buildAdvertiserUrl.ts'
import { parseAdvertiserUrl } from '../business/advertiserUrl/parseAdvertiserUrl.ts'
import { promoteSteps, type PromoteStep } from './promoteStep.ts'
import type { PromoteTarget } from './promotion.ts'

/** Whether a site has quick promote. An app may pass any number. */
export const isPromoteSite = (siteType: number): boolean => promoteSites.some((site) => site === siteType)

/** What the page's address asks for. */
export interface PromoteRoute {
  /** Null if the address names none. */
  readonly advertiserId: string | null
  readonly target: PromoteTarget | null
  /** The step to open, if it can be opened already. */
  readonly step: PromoteStep | null
  /** The ad that the address continues with. */
  readonly campaignId: string | null
}

/** The paths of the page, with a dash and, as the pin-saved dialog links to it, with an underscore. */
const anySite = /^\/quick[-_]promote\/?$/
const wwwOnly = /^\/advertiser\/quick[-_]promote\/?$/

/** Digits, letters and dashes, as IDs have them; anything else is no ID. */
const idOf = (value: string | null): string | null => (value && /^[\w-]{1,64}$/.test(value) ? value : null)

function advertiserOf(path: string, siteType: SiteType): string | null | undefined {
  if (anySite.test(path) || (siteType === siteTypes.www && wwwOnly.test(path))) return null
  const parsed = parseAdvertiserUrl(path)
  return parsed?.page === 'quickPromote' ? (parsed.advertiserId ?? null) : undefined
}

function targetOf(query: URLSearchParams): PromoteTarget | null {
  const pinId = idOf(query.get('pinId'))
  if (pinId) return { kind: 'pin', pinId }
  const productGroupId = idOf(query.get('productGroupId'))
  return productGroupId ? { kind: 'productGroup', productGroupId } : null
}

/**
 * Reads the address of quick promote: /quick-promote/ on each site, /advertiser/quick-promote/ on www, and the console's page of an
 * advertiser. In the query, `pinId` or `productGroupId` names what to promote, `step` the step to open and `campaign_id` the ad to
 * continue with. Returns null for any other page. Never throws.
 */
export function readPromoteRoute(path: string, search: string, siteType: SiteType): PromoteRoute | null {
  const advertiserId = advertiserOf(path, siteType)
  if (advertiserId === undefined || !isPromoteSite(siteType)) return null
  const query = new URLSearchParams(search)
  return {
    advertiserId,
    target: targetOf(query),
    step: promoteSteps.find((step) => step === query.get('step')) ?? null,
    campaignId: idOf(query.get('campaign_id')),
  }
}

/** The ad groups of an advertiser, all of them; null if the ID cannot be part of an address. */
export const adGroupsPath = (advertiserId: string): string | null =>
  advertiserId ? buildAdvertiserUrl({ page: 'reportingAdGroups', advertiserId }).url : null

/**
 * Where to pay for an ad; null if an ID cannot be part of an address. The objective is the specification's, whatever the ad is for.
 * saving.txt §2 "The success path".
 */
export function promoteBillingPath(advertiserId: string, campaignId: string): string | null {
  const { url } = buildAdvertiserUrl({ page: 'billing', advertiserId })
  const query = `campaign_id=${encode(campaignId)}&objective_type=CLICKTHROUGH&is_quick_promote=true`
  return advertiserId && campaignId && url ? `${url}?${query}` : null
}
