/** The email and birthday steps of a social sign-up. Their titles are in `socialTitles`. */
export const socialSignup = {
  'requestEmail.text':
    "Facebook didn''t share your email address with {productName}. Share it now, or type it in yourself.",
  'requestEmail.share': 'Share my email',
  'requestEmail.typeInstead': 'Type my email instead',
  'requestEmail.popupOpen': 'Finish in the window that opened.',
  'requestEmail.notNow': 'Not now',
  'emailCollection.text': 'Add an email address to finish signing up.',
  'emailCollection.ssoText': 'Enter your work email to sign up with SSO.',
  'emailCollection.email': 'Email',
  'emailCollection.continue': 'Continue',
  'emailCollection.notNow': 'Not now',
  'emailAlreadyExist.text': 'There is already an account with this email address.',
  'emailAlreadyExist.logIn': 'Log in',
  'emailAlreadyExist.otherEmail': 'Use another email',
  'socialSignupWithAge.text': 'Add your birthday to finish signing up.',
  'socialSignupWithAge.birthday': 'Birthday',
  'socialSignupWithAge.continue': 'Continue',
  'socialSignupWithAge.notNow': 'Not now',
} as const
