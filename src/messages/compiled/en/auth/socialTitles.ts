/** Generated from en/auth/socialTitles.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { socialTitles as source } from '../../../en/auth/socialTitles.ts'
import type { Message } from '../../../message.ts'

export const socialTitles: Readonly<Record<keyof typeof source, Message>> = {
  'requestEmail.title': 'Share your email address?',
  'EmailCollection.title': 'What\'s your email address?',
  'EmailAlreadyExist.title': [{ type: 0, value: 'Looks like you\'re already on ' }, { type: 1, value: 'productName' }],
  'socialSignupWithAge.title': 'Enter your birthdate',
}
