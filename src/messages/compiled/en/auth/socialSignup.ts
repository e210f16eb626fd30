/** Generated from en/auth/socialSignup.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { socialSignup as source } from '../../../en/auth/socialSignup.ts'
import type { Message } from '../../../message.ts'

export const socialSignup: Readonly<Record<keyof typeof source, Message>> = {
  'requestEmail.text': [{ type: 0, value: 'Facebook didn\'t share your email address with ' }, { type: 1, value: 'productName' }, { type: 0, value: '. Share it now, or type it in yourself.' }],
  'requestEmail.share': 'Share my email',
  'requestEmail.typeInstead': 'Type my email instead',
  'requestEmail.popupOpen': 'Finish in the window that opened.',
  'requestEmail.notNow': 'Not now',
  'emailCollection.text': 'Add an email address to finish signing up.',
  'emailCollection.email': 'Email',
  'emailCollection.continue': 'Continue',
  'emailCollection.notNow': 'Not now',
  'emailCollection.error.emailRequired': 'Email is required',
  'emailCollection.error.emailFormat': 'Hmm... that doesn\'t look like an email address.',
  'emailCollection.error.signupFailed': 'Oops! Something went wrong… Click Continue to try again.',
  'emailAlreadyExist.text': [{ type: 0, value: 'There is already an account with the email address ' }, { type: 8, value: 'address', children: [{ type: 1, value: 'email' }] }, { type: 0, value: '.' }],
  'emailAlreadyExist.logIn': 'Log in',
  'emailAlreadyExist.otherEmail': 'Use another email',
  'socialSignupWithAge.text': 'Add your birthday to finish signing up.',
  'socialSignupWithAge.birthday': 'Birthday',
  'socialSignupWithAge.continue': 'Continue',
  'socialSignupWithAge.notNow': 'Not now',
}
