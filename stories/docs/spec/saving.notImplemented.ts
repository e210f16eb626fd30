import type { NotImplemented } from './specRow.ts'

const createPin = 'Part of the create-pin page, which is not implemented yet.'
const promote = 'Part of quick promote, which is not implemented yet.'
const business = 'Part of business access and the advertiser console, which are not implemented yet.'
const search = 'Part of search, which is not implemented yet.'

/** Parts of saving.txt that are not implemented. */
export const savingNotImplemented: readonly NotImplemented[] = [
  {
    section: 1,
    sentence: 'Search advisories, advertiser console, acting for other business profiles',
    because: business,
  },
  { section: 2, sentence: 'Create-pin page for an external page, photo-sharing upsell', because: createPin },
  { section: 2, sentence: 'Quick-promote flow', because: promote },
  { section: 2, sentence: 'Business access, advertiser console URL builder', because: business },
  {
    section: 3,
    sentence: 'Quick-promote form, payload and draft; campaign tool preference',
    because: promote,
  },
  { section: 3, sentence: 'Search advisory, text tag, sponsorship', because: search },
  { section: 3, sentence: 'Acting profile', because: business },
  {
    section: 4,
    sentence: 'Mobile pin creation, popup flow, photo-sharing upsell, board create form of the external page',
    because: createPin,
  },
  { section: 4, sentence: 'Business access, quick-promote steps', because: `${business} ${promote}` },
  { section: 5, sentence: 'Campaign name, end date, budget, duration', because: promote },
  {
    section: 6,
    sentence: 'Logged-out visitor on the create pages; partner’s business profiles',
    because: `${createPin} ${business}`,
  },
  {
    section: 7,
    sentence:
      'quick_promote, business_access/profiles, pins/image, FindPinImages, UserState, users/me, users/settings',
    because: `${promote} ${createPin} ${business}`,
  },
  { section: 7, sentence: 'Image beacon and context events', because: createPin },
  {
    section: 8,
    sentence: 'HIDDEN_ON_SERVER_ERROR',
    because:
      'The specification does not say how to handle the marker. Saving, moving pins, and the board and section ' +
      'forms never show a message or message_detail that contains it. They show the other of the two, or their generic message.',
  },
  {
    section: 8,
    sentence: 'Mobile pin creation, image scrape and quick-promote failures',
    because: `${createPin} ${promote}`,
  },
  {
    section: 9,
    sentence: 'Popup sizes and delays; quick-promote budgets, currencies and breakpoints; advisory codes',
    because: `${createPin} ${promote} ${search}`,
  },
]
