import type { NotImplemented } from './specRow.ts'

/** Parts of auth.txt that are not implemented. */
export const authNotImplemented: readonly NotImplemented[] = [
  {
    section: 3,
    sentence: 'Viewer: video_upload_allowed',
    because: 'Nothing in the library uploads a video. An app that does knows whether it may.',
  },
  {
    section: 3,
    sentence: 'sso_id',
    because:
      'Read from the answer and not sent: no call lists it, and the token is what proves who somebody is.',
  },
  {
    section: 7,
    sentence: 'SSO verification',
    because:
      'Neither its path nor its payload or answer is shown, and no step of section 4 needs it: the register and log-in calls verify the token.',
  },
  {
    section: 7,
    sentence: 'mweb_reset_password, web_reset_password, mweb_change_password, web_change_password',
    because:
      'The reset and change pages are not described, and the payload of the forgot-password call has no field for a token.',
  },
  {
    section: 9,
    sentence: 'Eligible-country lists for regions',
    because: 'Neither their members nor what they make somebody eligible for is specified.',
  },
]
