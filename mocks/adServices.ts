import type { AdServices } from '../src/api/promote/promoteServices.ts'
import { webAddress } from '../src/domain/auth/pinThumbnail.ts'
import { withAd, type Ad } from '../src/domain/promote/ads/ad.ts'
import { editedAd, type AdChange, type AdStatusChange } from '../src/domain/promote/ads/adActions.ts'
import type { AdStatus } from '../src/domain/promote/ads/adStatus.ts'
import { defaultPolicy } from '../src/domain/policy/policy.ts'
import { budgetFor } from '../src/domain/promote/budget.ts'
import type { PromoteAccount } from '../src/domain/promote/promotion.ts'
import { ApiFailure } from '../src/api/failure.ts'
import { db } from './db.ts'

/** The list of ads of an app, in memory. */
export interface MemoryAds extends Omit<AdServices, 'readAccount'> {
  /** The member's ads. Null: one for each of their pins, in the order of `adStatuses`. Default: null. */
  ads: readonly Ad[] | null
  /** What becomes of an ad. Default: what was asked for. */
  changedAd: (ad: Ad, change: AdChange) => Ad
  /** Whether the connection is lost after an ad was changed. Default: false. */
  losesAnswers: boolean
}

const statuses: Readonly<Record<AdStatusChange['action'], AdStatus>> = {
  pause: 'paused',
  resume: 'active',
  stop: 'ended',
}
const changedAd = (ad: Ad, change: AdChange): Ad =>
  change.action === 'edit' ? editedAd(ad, change) : { ...ad, status: statuses[change.action] }
const samplesIn = (currency: string): readonly Omit<Ad, 'id' | 'name' | 'imageUrl'>[] => [
  {
    status: 'active',
    dailyBudget: { minor: 500, currency },
    totalBudget: null,
    endDate: '2026-02-14',
  },
  {
    status: 'inReview',
    dailyBudget: null,
    totalBudget: { minor: 12_000, currency },
    startDate: '2026-02-20',
    endDate: '2026-03-01',
  },
  { status: 'paused', dailyBudget: { minor: 1_250, currency }, totalBudget: null, endDate: null },
  { status: 'ended', dailyBudget: { minor: 300, currency }, totalBudget: null, endDate: '2026-01-02' },
  { status: 'rejected', dailyBudget: { minor: 700, currency }, totalBudget: null, endDate: null },
]

/** One ad for each pin of the signed-in member that can be promoted, as far as there are samples. They are billed as the account is. */
function sampleAds({ country }: PromoteAccount): readonly Ad[] {
  const samples = samplesIn(budgetFor(country ?? null, defaultPolicy.promote).currency)
  return db.pins
    .filter(({ pinnerId }) => pinnerId === '1')
    .flatMap(({ title = '', imageUrl }, index) => {
      const sample = samples[index]
      return sample
        ? [{ id: String(7001 + index), name: title, imageUrl: webAddress(imageUrl), ...sample }]
        : []
    })
}

type Answer = <T>(name: keyof AdServices, read: () => T, signal: AbortSignal) => Promise<T>

/** The list of ads, whose calls end as `answer` has them, and are about what `own` returns. */
export function memoryAds(answer: Answer, own: () => MemoryAds & { account: PromoteAccount }): MemoryAds {
  const read = () => (own().ads ??= sampleAds(own().account))
  return {
    ads: null,
    losesAnswers: false,
    changedAd,
    readAds: (signal) => answer('readAds', read, signal),
    updateAd: (change, signal) =>
      answer(
        'updateAd',
        () => {
          const ad = read().find(({ id }) => id === change.adId)
          if (!ad) throw new ApiFailure('refused', { status: 404 })
          const changed = own().changedAd(ad, change)
          own().ads = withAd(read(), changed)
          if (own().losesAnswers) throw new ApiFailure('offline')
          return changed
        },
        signal,
      ),
  }
}
