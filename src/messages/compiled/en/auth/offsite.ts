/** Generated from en/auth/offsite.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { offsite as source } from '../../../en/auth/offsite.ts'
import type { Message } from '../../../message.ts'

export const offsite: Readonly<Record<keyof typeof source, Message>> = {
  'offsite.checking.title': 'Checking this link',
  'offsite.checking.body': 'We\'re making sure that it is safe to visit.',
  'offsite.leaving.title': [{ type: 0, value: 'Leaving ' }, { type: 1, value: 'productName' }],
  'offsite.leaving.body': [{ type: 0, value: 'If nothing happens, ' }, { type: 8, value: 'link', children: [{ type: 0, value: 'continue to the site' }] }, { type: 0, value: '.' }],
  'offsite.suspicious.title': 'This link may be unsafe',
  'offsite.suspicious.body': 'It may lead to spam, malware or a page that tries to steal your details. We recommend going back.',
  'offsite.porn.title': 'This link may lead to adult content',
  'offsite.porn.body': 'It was reported for nudity or sexual content. We recommend going back.',
  'offsite.blocked.title': 'This link is blocked',
  'offsite.blocked.body': 'It may lead to spam, malware or content that goes against our guidelines.',
  'offsite.failed.title': 'We couldn\'t check this link',
  'offsite.failed.body': 'Until we have, we won\'t take you there.',
  'offsite.invalidLink.title': 'This link doesn\'t work',
  'offsite.invalidLink.body': 'Its address is missing, or it is not the address of a web page.',
  'offsite.continue': 'Continue anyway',
  'offsite.home': [{ type: 0, value: 'Back to ' }, { type: 1, value: 'productName' }],
  'offsite.error.refused': 'Sorry! Something went wrong on our end.',
  'offsite.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'offsite.error.offline': 'Sorry! Something went wrong on our end.',
  'offsite.error.malformed': 'Sorry! Something went wrong on our end.',
  'offsite.error.timedOut': 'Sorry! Something went wrong on our end.',
}
