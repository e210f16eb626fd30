/** Generated from en/saving/pinSaved.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { pinSaved as source } from '../../../en/saving/pinSaved.ts'
import type { Message } from '../../../message.ts'

export const pinSaved: Readonly<Record<keyof typeof source, Message>> = {
  'pinSaved.title': [{ type: 0, value: 'Saved to ' }, { type: 8, value: 'link', children: [{ type: 1, value: 'board' }] }],
  'pinSaved.titleSection': [{ type: 0, value: 'Saved to ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'section' }] }, { type: 0, value: ' in ' }, { type: 8, value: 'link', children: [{ type: 1, value: 'board' }] }],
  'pinSaved.send': 'Send',
  'pinSaved.seeNow': 'See it now',
  'pinSaved.promote': 'Promote your Pin',
  'pinSaved.video': 'Video',
  'pinSaved.videoOf': [{ type: 0, value: 'Video, ' }, { type: 1, value: 'duration' }],
  'pinSaved.pictures': 'Pictures from the website',
}
