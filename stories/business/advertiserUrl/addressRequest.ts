import type { AdObjective, AdvertiserPage, AdvertiserUrlRequest } from '../../../src/business.ts'

/** The parts of an address. An empty text leaves a part out. */
export interface AddressParts {
  /** The page of the console. */
  readonly page: AdvertiserPage
  /** The advertiser whose console it is. Without one, the address has no prefix. */
  readonly advertiserId: string
  /** The managed client whose console it is. Takes precedence over the advertiser. */
  readonly managedClientId: string
  /** For `experimentResults`. */
  readonly experimentId: string
  /** For `campaignInsights` and `campaignInsightsProductGroup`. */
  readonly campaignId: string
  /** For `campaignInsightsProductGroup`. */
  readonly productGroupId: string
  /** For `reportingCampaigns`: shows the campaigns with this objective only. */
  readonly objective: AdObjective | ''
  /** For `campaignInsights`: the first day, `YYYY-MM-DD`. */
  readonly startDate: string
  /** For `campaignInsights`: the last day. */
  readonly endDate: string
  /** For `campaignInsights`: the first day of the period to compare with. */
  readonly compStartDate: string
  /** For `campaignInsights`: the last day of the period to compare with. */
  readonly compEndDate: string
}

/** The request for an address: the parts that its page takes. */
export function requestOf(parts: AddressParts): AdvertiserUrlRequest {
  const { page, experimentId, campaignId, productGroupId } = parts
  const account = {
    advertiserId: parts.advertiserId || undefined,
    managedClientId: parts.managedClientId || undefined,
  }
  switch (page) {
    case 'experimentResults':
      return { page, ...account, experimentId }
    case 'campaignInsightsProductGroup':
      return { page, ...account, campaignId, productGroupId }
    case 'campaignInsights':
      return {
        page,
        ...account,
        campaignId,
        startDate: parts.startDate || undefined,
        endDate: parts.endDate || undefined,
        compStartDate: parts.compStartDate || undefined,
        compEndDate: parts.compEndDate || undefined,
      }
    case 'reportingCampaigns':
      return { page, ...account, objective: parts.objective || undefined }
    default:
      return { page, ...account }
  }
}
