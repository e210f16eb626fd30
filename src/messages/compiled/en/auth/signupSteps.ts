/** Generated from en/auth/signupSteps.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { signupSteps as source } from '../../../en/auth/signupSteps.ts'
import type { Message } from '../../../message.ts'

export const signupSteps: Readonly<Record<keyof typeof source, Message>> = {
  'consents.title': 'Consents',
  'underage.title': [{ type: 0, value: 'Were you born on ' }, { type: 1, value: 'birthday' }, { type: 0, value: '?' }],
  'underage.toast': [{ type: 0, value: 'Sorry, you\'re not eligible to sign up for ' }, { type: 1, value: 'productName' }, { type: 0, value: ' right now.' }],
  'respondMessage.title': 'A message for you',
  'respondMessage.continue': 'Continue',
}
