/** Generated from en/auth/underage.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { underage as source } from '../../../en/auth/underage.ts'
import type { Message } from '../../../message.ts'

export const underage: Readonly<Record<keyof typeof source, Message>> = {
  'underage.text': [{ type: 0, value: 'With this birthday, you can\'t sign up for ' }, { type: 1, value: 'productName' }, { type: 0, value: '. If it isn\'t right, edit it.' }],
  'underage.edit': 'Edit',
  'underage.confirm': 'Confirm',
  'underage.leaving': 'You\'ll be taken to the home page shortly.',
  'underage.stay': 'Stay here',
  'underage.leave': 'Leave now',
}
