import type { NotImplemented } from './specRow.ts'

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
  { section: 2, sentence: 'Quick-promote flow', because: promote },
  { section: 2, sentence: 'Business access, advertiser console URL builder', because: business },
  {
    section: 3,
    sentence: 'Quick-promote form, payload and draft; campaign tool preference',
    because: promote,
  },
  { section: 3, sentence: 'Search advisory, text tag, sponsorship', because: search },
  { section: 3, sentence: 'Acting profile', because: business },
  { section: 4, sentence: 'Business access, quick-promote steps', because: `${business} ${promote}` },
  { section: 5, sentence: 'Campaign name, end date, budget, duration', because: promote },
  {
    section: 6,
    sentence: 'Partner’s business profiles',
    because: business,
  },
  {
    section: 7,
    sentence: 'quick_promote, business_access/profiles, users/me',
    because: `${promote} ${business}`,
  },
  { section: 7, sentence: 'Events of advisory view and click', because: search },
  {
    section: 8,
    sentence: 'HIDDEN_ON_SERVER_ERROR',
    because:
      'The specification does not say how to handle the marker. Saving, moving pins, and the board and section ' +
      'forms never show a message or message_detail that contains it. They show the other of the two, or their generic message.',
  },
  {
    section: 8,
    sentence: 'Quick-promote failure',
    because: promote,
  },
  {
    section: 9,
    sentence: 'Quick-promote budgets, currencies and breakpoints; advisory codes',
    because: `${promote} ${search}`,
  },
]
