import type { WithoutHome } from './specRow.ts'

/** What auth.txt says and nothing here answers to. */
export const authWithoutHome: readonly WithoutHome[] = [
  {
    section: 3,
    sentence: 'facebook_autologin, autologin',
    because: 'The payload names them; the specification does not say when they are sent, so none is.',
  },
  {
    section: 3,
    sentence: 'client_context (country, country_from_hostname, …)',
    because: 'It is let through unread: the specification has no use for it.',
  },
  {
    section: 3,
    sentence: 'Viewer: isPartner, video_upload_allowed',
    because: 'No sentence about getting into an account reads them.',
  },
  {
    section: 7,
    sentence: 'mweb_reset_password, web_reset_password, mweb_change_password, web_change_password',
    because: 'Names of the reset and change pages, which the specification does not describe.',
  },
  {
    section: 7,
    sentence: 'Analytics events are logged.',
    because: 'Not described; attempts, successes and failures go to the app’s `onLog`.',
  },
  {
    section: 9,
    sentence: 'Sticky header offsets 80 (56 on phone)',
    because: 'They belong to the product’s own header.',
  },
  {
    section: 9,
    sentence: 'Quick-promote eligibility helper',
    because: 'Its threshold is not shown, and the offer is part of the business tools.',
  },
  { section: 9, sentence: 'Eligible-country lists', because: 'Their members are not shown.' },
]
