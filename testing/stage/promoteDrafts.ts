import { wren } from '../../mocks/fixtures/sessions.ts'
import type { PromoteDraft } from '../../src/domain/promote/draft.ts'

/** Yesterday's draft of an ad for the first pin. */
export const draft: PromoteDraft = {
  version: 1,
  savedAt: Date.UTC(2026, 0, 14, 12),
  pin: {
    id: '21',
    title: 'Guided walks along the ridge',
    link: 'https://wren.example/walks',
    imageUrl: '/pins/ridge.svg',
    color: '#b98a7a',
    isVideo: false,
    ownerId: '1',
  },
  dailyBudget: { minor: 1250, currency: 'USD' },
  destinationUrl: 'https://wren.example/walks/spring',
  duration: '14',
  endDate: '2026-01-28',
  isOngoing: false,
  locale: 'en',
  name: 'Spring walks',
  isAutoTargeting: false,
  interests: ['hiking'],
  ages: ['25-34', '35-44'],
  genders: [],
  adType: 'CONSIDERATION',
  tag: null,
}

/** The contents of a device's storage, with one draft for a pin's page. */
export const stored = (own: Partial<PromoteDraft> = {}, locale = 'en', pinId = '21') => ({
  tackboard_promote_drafts: {
    [wren.userId]: {
      [JSON.stringify([wren.userId, `549755885175:pin:${pinId}`, locale])]: { ...draft, ...own, locale },
    },
  },
})
