import type { NotImplemented } from './specRow.ts'

/** Parts of saving.txt that are not implemented. */
export const savingNotImplemented: readonly NotImplemented[] = [
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
]
