import type { PromoteDraft } from '../../../src/domain/promote/draft.ts'
import type { PromotePin } from '../../../src/domain/promote/promotion.ts'

/** A pin and a draft of its ad, for the paths. */
export const promotePin: PromotePin = {
  id: '21',
  title: 'a',
  link: 'https://a.example/',
  imageUrl: null,
  color: null,
  isVideo: false,
  ownerId: '1',
}

export const promoteDraft: PromoteDraft = {
  version: 1,
  savedAt: 1,
  pin: null,
  dailyBudget: { minor: 1000, currency: 'EUR' },
  destinationUrl: 'https://a.example/',
  duration: '10',
  endDate: '2026-01-24',
  isOngoing: false,
  locale: 'en',
  name: 'b',
  isAutoTargeting: true,
  interests: [],
  ages: [],
  genders: [],
  adType: 'CONSIDERATION',
  tag: null,
}
