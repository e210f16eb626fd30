/** Generated from en/auth/birthday.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { birthday as source } from '../../../en/auth/birthday.ts'
import type { Message } from '../../../message.ts'

export const birthday: Readonly<Record<keyof typeof source, Message>> = {
  'birthday.title': 'Enter your birthdate',
  'birthday.label': 'Birthday',
  'birthday.hint': 'Add your full birthday to continue.',
  'birthday.submit': 'Continue',
  'birthday.home': 'Go to the home page',
  'birthday.error.required': 'You missed a spot. Don\'t forget to add your birthday.',
  'birthday.error.invalid': 'Invalid date',
  'birthday.error.overage': 'Oops! Please use a valid age to sign up.',
  'birthday.error.missingAge': 'We need to know your age to provide you this service.',
  'birthday.error.ineligible': [{ type: 0, value: 'Sorry, you\'re not eligible to sign up for ' }, { type: 1, value: 'productName' }, { type: 0, value: ' right now.' }],
  'birthday.error.refused': 'Sorry! Something went wrong on our end.',
  'birthday.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'birthday.error.offline': 'Sorry! Something went wrong on our end.',
  'birthday.error.malformed': 'Sorry! Something went wrong on our end.',
  'birthday.error.timedOut': 'Sorry! Something went wrong on our end.',
  'ageProtected.title': 'You need to be older to sign up',
}
