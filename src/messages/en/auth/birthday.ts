/** The standalone birthday step and the age-protected screen. */
export const birthday = {
  'birthday.title': 'Enter your birthdate',
  'birthday.label': 'Birthday',
  'birthday.hint': 'Add your full birthday to continue.',
  'birthday.submit': 'Continue',
  'birthday.home': 'Go to the home page',
  'birthday.error.required': "You missed a spot. Don''t forget to add your birthday.",
  'birthday.error.invalid': 'Invalid date',
  'birthday.error.overage': 'Oops! Please use a valid age to sign up.',
  'birthday.error.missingAge': 'We need to know your age to provide you this service.',
  'birthday.error.ineligible': "Sorry, you''re not eligible to sign up for {productName} right now.",
  'birthday.error.refused': 'Sorry! Something went wrong on our end.',
  'birthday.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'birthday.error.offline': "You''re offline. Check your connection and try again.",
  'birthday.error.malformed': 'Sorry! Something went wrong on our end.',
  'birthday.error.timedOut': 'This took too long. Try again.',
  'ageProtected.title': 'You need to be older to sign up',
} as const
