/** Generated from en/saving/saving.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { saving as source } from '../../../en/saving/saving.ts'
import type { Message } from '../../../message.ts'

export const saving: Readonly<Record<keyof typeof source, Message>> = {
  'saving.toast.savedToBoard': [{ type: 0, value: 'Saved to ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'board' }] }],
  'saving.toast.savedToSection': [{ type: 0, value: 'Saved to ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'section' }] }, { type: 0, value: ' in ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'board' }] }],
  'saving.toast.failed': 'Sorry! Something went wrong on our end.',
  'saving.toast.following': 'Following! Their created Pins will show up in your home feed!',
  'saving.toast.followFailed': [{ type: 0, value: 'Error following ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'person' }] }],
  'saving.toast.unfollowFailed': [{ type: 0, value: 'Error unfollowing ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'person' }] }],
  'saving.toast.boardBusy': 'Please wait until the previous board action finishes.',
  'saving.toast.moveFailed': 'Sorry! Something went wrong on our end.',
  'saving.view': 'View',
}
