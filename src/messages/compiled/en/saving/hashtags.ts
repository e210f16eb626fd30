/** Generated from en/saving/hashtags.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { hashtags as source } from '../../../en/saving/hashtags.ts'
import type { Message } from '../../../message.ts'

export const hashtags: Readonly<Record<keyof typeof source, Message>> = {
  'hashtags.label': 'Hashtags',
  'hashtags.pins': [{ type: 6, value: 'count', options: { one: { value: [{ type: 1, value: 'short' }, { type: 0, value: ' Pin' }] }, other: { value: [{ type: 1, value: 'short' }, { type: 0, value: ' Pins' }] } } }],
  'hashtags.found': [{ type: 6, value: 'count', options: { one: { value: [{ type: 7 }, { type: 0, value: ' hashtag suggested' }] }, other: { value: [{ type: 7 }, { type: 0, value: ' hashtags suggested' }] } } }],
}
