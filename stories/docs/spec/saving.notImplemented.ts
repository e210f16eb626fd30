import type { NotImplemented } from './specRow.ts'

const promote = 'Part of quick promote, which is not implemented yet.'

/** Parts of saving.txt that are not implemented. */
export const savingNotImplemented: readonly NotImplemented[] = [
  { section: 2, sentence: 'Quick-promote flow', because: promote },
  { section: 3, sentence: 'Quick-promote form, payload and draft', because: promote },
  { section: 4, sentence: 'Quick-promote steps', because: promote },
  { section: 5, sentence: 'Campaign name, end date, budget, duration', because: promote },
  { section: 7, sentence: 'quick_promote', because: promote },
  {
    section: 7,
    sentence: 'POST /v3/users/me/',
    because: 'The specification shows neither its payload nor its effect, so nothing meaningful can be sent.',
  },
  {
    section: 8,
    sentence: 'HIDDEN_ON_SERVER_ERROR',
    because:
      'The specification does not say how to handle the marker. Saving, moving pins, and the board and section ' +
      'forms never show a message or message_detail that contains it. They show the other of the two, or their generic message.',
  },
  { section: 8, sentence: 'Quick-promote failure', because: promote },
  { section: 9, sentence: 'Quick-promote durations, campaign name limit and breakpoints', because: promote },
]
