import type { PromoteAccount, PromotePin } from '../../../src/domain/promote/promotion.ts'
import type { ActorOutcomes } from '../../paths/actorOutcomes.ts'
import { promoteDraft, promotePin } from './promoteSamples.ts'
import { terms } from '../../../testing/machines/adList.ts'

const ready: PromoteAccount = {
  hasBusinessAddress: true,
  hasBusinessInfo: true,
  hasValidBillingProfile: true,
  hasBillingInfo: true,
  hasConsented: true,
}
const withoutBilling = { ...ready, hasValidBillingProfile: false, hasBillingInfo: false }
const withoutBusiness = { ...withoutBilling, hasBusinessAddress: false, hasBusinessInfo: false }

const adOf = (id: string, status: 'active' | 'paused') => ({
  id,
  name: 'a',
  status,
  imageUrl: null,
  dailyBudget: { minor: 500, currency: 'USD' },
  totalBudget: null,
  startDate: '2026-01-20',
  endDate: '2026-02-14',
})
const adSamples = [adOf('1', 'active'), adOf('2', 'paused')] as const

const opened = (account: PromoteAccount, pin: PromotePin | null = promotePin) => ({
  account,
  pin,
  isPinGone: false,
  draft: null,
})

const info = {
  name: 'a',
  addressLine1: 'a',
  addressLine2: '',
  city: 'a',
  region: '',
  postalCode: '1',
  country: 'DE',
  taxId: '',
}

/** The actors of promoting a pin. */
export const promoteActors = {
  open: {
    gives: [
      opened(ready),
      opened(withoutBilling),
      opened(withoutBusiness),
      opened({ ...ready, hasConsented: false }),
      opened(ready, null),
      opened(ready, { ...promotePin, ownerId: '2' }),
      { ...opened(ready), draft: promoteDraft },
    ],
    isCall: true,
  },
  recordConsent: { gives: [undefined], isCall: true },
  pinSelection: { gives: [{ outcome: 'chosen', pin: promotePin }, { outcome: 'cancelled' }] },
  tagSelection: {
    gives: [
      { outcome: 'chosen', tag: { conversionTagId: '1', conversionEvent: 'checkout' } },
      { outcome: 'cancelled' },
    ],
  },
  businessInfo: {
    gives: [
      { outcome: 'saved', info },
      { outcome: 'back', info },
      { outcome: 'closed', info },
    ],
  },
  createCampaign: { gives: [{ id: '7001', status: null }], isCall: true },
  findCampaign: { gives: [{ id: '7001', status: null }, null], isCall: true },
  readAccount: { gives: [ready, withoutBilling], isCall: true },
  saveDraft: { gives: [true, false] },
  watchDraft: {},
  readPins: { gives: [[promotePin], []], isCall: true },
  readTags: { gives: [[{ id: '1', name: 'a', events: ['checkout'] }], []], isCall: true },
  estimate: { gives: [{ reach: { from: 1, to: 2 }, clicks: null }, null], isCall: true },
  readAds: { gives: [adSamples, [adSamples[0]], [{ ...adSamples[0], status: 'paused' }], []], isCall: true },
  openEdit: { gives: [terms], isCall: true },
  updateAd: { gives: [{ ...adSamples[0], status: 'paused' }, adSamples[0]], isCall: true },
  saveBusinessInfo: { gives: [undefined], isCall: true },
} satisfies Readonly<Record<string, ActorOutcomes>>
