import type { AdvertiserAddress } from '../address.ts'
import type { AdvertiserPage, RouteId } from '../routes.ts'

/** A request for a page with the IDs that its path contains. */
export function requestFor(page: AdvertiserPage, ids: Readonly<Record<RouteId, string>>): AdvertiserAddress {
  const { experimentId, campaignId, productGroupId } = ids
  switch (page) {
    case 'experimentResults':
      return { page, experimentId }
    case 'campaignInsights':
      return { page, campaignId }
    case 'campaignInsightsProductGroup':
      return { page, campaignId, productGroupId }
    case 'reportingCampaigns':
      return { page }
    default:
      return { page }
  }
}
