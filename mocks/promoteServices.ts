import { ApiFailure } from '../src/api/failure.ts'
import type { AdServices, PromoteServices } from '../src/api/promote/promoteServices.ts'
import { decimalOf } from '../src/domain/money/money.ts'
import type { AdEstimate, EstimateQuery } from '../src/domain/promote/plan/estimate.ts'
import { hexColor, webAddress } from '../src/domain/auth/pinThumbnail.ts'
import { safeHref } from '../src/domain/navigation/links.ts'
import type {
  BusinessInfo,
  ConversionTag,
  PromoteAccount,
  PromotePin,
} from '../src/domain/promote/promotion.ts'
import { memoryAds, type MemoryAds } from './adServices.ts'
import { db } from './db.ts'
import type { PinRow } from './rows.ts'

/** How a call ends: with data, with a failure, or never. */
export type ServiceOutcome = 'answers' | 'never' | ApiFailure

type ServiceName = keyof PromoteServices | keyof AdServices

/** The services of an app with quick promote and a list of ads, in memory. Records the calls and answers them as configured. */
export interface MemoryPromoteServices extends PromoteServices, MemoryAds {
  /** What the server knows about the advertiser. */
  account: PromoteAccount
  tags: readonly ConversionTag[]
  /** The pins that can be promoted. Default: the signed-in member's. */
  pins: readonly PromotePin[] | null
  /** How each call ends. Default: 'answers'. */
  readonly outcomes: Partial<Record<ServiceName, ServiceOutcome>>
  /** How each call ends from the second time on. Default: the same as the first time. */
  readonly laterOutcomes: Partial<Record<ServiceName, ServiceOutcome>>
  /** The names of the calls, in order. */
  readonly calls: ServiceName[]
  /** The business details that were saved. */
  readonly savedInfo: BusinessInfo[]
  /** What `estimate` answers with. Default: ranges by the budget. */
  estimateOf: (query: EstimateQuery) => AdEstimate | null
  /** Absent until `offerEstimates` is called, as in an app without it. */
  estimate?: PromoteServices['estimate']
  /** From now on the app has `estimate`. */
  readonly offerEstimates: () => void
}

/** An advertiser who can promote straight away. */
export const readyAccount: PromoteAccount = {
  hasBusinessAddress: true,
  hasBusinessInfo: true,
  hasValidBillingProfile: true,
  hasBillingInfo: true,
  hasConsented: true,
}

const tags: readonly ConversionTag[] = [
  { id: '5001', name: 'Wren’s shop', events: ['checkout', 'add_to_cart', 'page_visit'] },
  { id: '5002', name: 'Newsletter', events: ['signup', 'lead', 'search', 'view_category', 'watch_video'] },
]

const pinOf = ({ id, title = '', link, imageUrl, dominantColor, video, pinnerId }: PinRow): PromotePin => ({
  id,
  title,
  link: safeHref(link),
  imageUrl: webAddress(imageUrl),
  color: hexColor(dominantColor),
  isVideo: video !== undefined,
  ownerId: pinnerId ?? null,
})

/** 40 to 90 people and one to three clicks for each unit of the currency. */
function byBudget({ dailyBudget, days }: EstimateQuery): AdEstimate {
  const units = Math.floor(Number(decimalOf(dailyBudget)) * (days ?? 7))
  return { reach: { from: units * 40, to: units * 90 }, clicks: { from: units, to: units * 3 } }
}

/** Creates services for stories and tests of `QuickPromote`. */
export function createMemoryPromoteServices(): MemoryPromoteServices {
  async function answer<T>(name: ServiceName, read: () => T, signal: AbortSignal): Promise<T> {
    const later = services.calls.includes(name) ? services.laterOutcomes[name] : undefined
    services.calls.push(name)
    const outcome = later ?? services.outcomes[name] ?? 'answers'
    if (outcome === 'never')
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new ApiFailure('aborted'))),
      )
    if (outcome !== 'answers') throw outcome
    return read()
  }
  const services: MemoryPromoteServices = {
    ...memoryAds(answer, () => services),
    account: readyAccount,
    tags,
    pins: null,
    outcomes: {},
    laterOutcomes: {},
    calls: [],
    savedInfo: [],
    estimateOf: byBudget,
    offerEstimates: () => {
      services.estimate = (query, signal) => answer('estimate', () => services.estimateOf(query), signal)
    },
    readAccount: (signal) => answer('readAccount', () => services.account, signal),
    readPins: (signal) =>
      answer(
        'readPins',
        () => services.pins ?? db.pins.filter(({ pinnerId }) => pinnerId === '1').map(pinOf),
        signal,
      ),
    readTags: (signal) => answer('readTags', () => services.tags, signal),
    recordConsent: (signal) =>
      answer(
        'recordConsent',
        () => void (services.account = { ...services.account, hasConsented: true }),
        signal,
      ),
    saveBusinessInfo: (info, signal) =>
      answer(
        'saveBusinessInfo',
        () => {
          services.savedInfo.push(info)
          services.account = { ...services.account, hasBusinessInfo: true }
        },
        signal,
      ),
    findCampaign: ({ advertiserId, name }, signal) =>
      answer(
        'findCampaign',
        () =>
          db.campaigns.findLast((row) => row.advertiserId === advertiserId && row.name === name)?.id ?? null,
        signal,
      ),
  }
  return services
}
