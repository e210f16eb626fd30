import type { NotImplemented } from './specRow.ts'

/** Parts of auth.txt that are not implemented. */
export const authNotImplemented: readonly NotImplemented[] = [
  {
    section: 3,
    sentence: 'facebook_autologin, autologin',
    because: 'The specification does not say when they are sent, so they never are.',
  },
  {
    section: 3,
    sentence: 'client_context (country, country_from_hostname, …)',
    because: 'Passed through without being read: the specification does not use it.',
  },
  {
    section: 3,
    sentence: 'Viewer: isPartner, video_upload_allowed',
    because: 'Nothing about logging in or signing up uses them.',
  },
  {
    section: 7,
    sentence: 'mweb_reset_password, web_reset_password, mweb_change_password, web_change_password',
    because: 'Used by the reset and change pages, which the specification does not describe.',
  },
  {
    section: 7,
    sentence: 'Analytics events are logged.',
    because: 'Not specified. Attempts, successes and failures are passed to the app’s `onLog`.',
  },
  {
    section: 9,
    sentence: 'Sticky header offsets 80 (56 on phone)',
    because: 'Part of the product’s header.',
  },
  {
    section: 9,
    sentence: 'Quick-promote eligibility helper',
    because: 'Its threshold is not specified, and the offer is part of the business tools.',
  },
  { section: 9, sentence: 'Eligible-country lists', because: 'The countries are not listed.' },
]
