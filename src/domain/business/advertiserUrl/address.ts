import type { AdObjective } from './objectives.ts'
import type { AdvertiserPage, advertiserRoutes, RouteId } from './routes.ts'

/** Whose console it is. */
export interface InConsole {
  /** The advertiser or managed client in the prefix `/advertiser/{id}`. Left out if it is unknown: the address then has no prefix. */
  readonly advertiserId?: string | undefined
}

export type PageWithId = {
  [Page in AdvertiserPage]: (typeof advertiserRoutes)[Page] extends `${string}{${string}` ? Page : never
}[AdvertiserPage]

/** The pages without their own IDs or parameters. */
export type PlainAdvertiserPage = Exclude<AdvertiserPage, PageWithId | 'reportingCampaigns'>

/** A page without its own IDs or parameters. */
export interface PlainAdvertiserAddress extends InConsole {
  readonly page: PlainAdvertiserPage
}

/** The reports on campaigns: all of them, or those with one objective. */
export type CampaignReportsAddress = InConsole & { readonly page: 'reportingCampaigns' } & (
    | { readonly objective?: AdObjective | undefined; readonly videoObjective?: undefined }
    | {
        readonly objective?: undefined
        /** A video variant, which must be one of `policy.advertiser.videoObjectives`. */
        readonly videoObjective: string
      }
  )

/** The results of one experiment. */
export interface ExperimentResultsAddress extends InConsole {
  readonly page: 'experimentResults'
  readonly experimentId: string
}

/** The insights into one campaign. Each date is an ISO calendar date, `YYYY-MM-DD`, and no start may be after its end. */
export interface CampaignInsightsAddress extends InConsole {
  readonly page: 'campaignInsights'
  readonly campaignId: string
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  /** The first day of the period to compare with. */
  readonly compStartDate?: string | undefined
  /** The last day of the period to compare with. */
  readonly compEndDate?: string | undefined
}

/** The insights into one product group of a campaign. */
export interface ProductGroupInsightsAddress extends InConsole {
  readonly page: 'campaignInsightsProductGroup'
  readonly campaignId: string
  readonly productGroupId: string
}

/** An address of the advertiser console: the page, whose console it is, and what the page needs besides. */
export type AdvertiserAddress =
  | PlainAdvertiserAddress
  | CampaignReportsAddress
  | ExperimentResultsAddress
  | CampaignInsightsAddress
  | ProductGroupInsightsAddress

/** What an address is built from. */
export type AdvertiserUrlRequest = AdvertiserAddress & {
  /** The managed client whose console it is. Takes precedence over `advertiserId`, because it is the narrower of the two. */
  readonly managedClientId?: string | undefined
}

/** A date of the campaign insights. */
export type CampaignInsightsDate = 'startDate' | 'endDate' | 'compStartDate' | 'compEndDate'

/** Why an address cannot be built. */
export interface AdvertiserUrlError {
  /** The refused part of the request. */
  readonly field:
    | 'advertiserId'
    | 'managedClientId'
    | 'objective'
    | 'videoObjective'
    | RouteId
    | CampaignInsightsDate
  /**
   * What is wrong with it. `empty`: an ID without characters. `dotSegment`: `.` or `..`, also percent-encoded. `reserved`: an ID that would
   * make the address that of another page. `startAfterEnd`: the field is the start. The others are what they say.
   */
  readonly reason:
    | 'empty'
    | 'dotSegment'
    | 'controlCharacter'
    | 'whitespace'
    | 'loneSurrogate'
    | 'reserved'
    | 'invalidDate'
    | 'startAfterEnd'
    | 'unknownObjective'
}

/** An address, or why there is none. */
export type AdvertiserUrl =
  | { readonly url: string; readonly error: null }
  | { readonly url: null; readonly error: AdvertiserUrlError }
