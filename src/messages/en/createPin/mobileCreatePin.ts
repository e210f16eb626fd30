/** The create-pin page on a phone. */
export const mobileCreatePin = {
  'mobileCreatePin.choosingBoard': 'Choose board',
  'mobileCreatePin.choosingSection': 'Choose section',
  'mobileCreatePin.back': 'Back to boards',
  'mobileCreatePin.cancel': 'Cancel',
  'mobileCreatePin.createBoard': 'Create board',
  'mobileCreatePin.createSection': 'Create section',
  'mobileCreatePin.creating': 'Saving your Pin',
  'mobileCreatePin.redirecting': 'One moment',
  'mobileCreatePin.continue': 'Continue',
  'mobileCreatePin.nothing': 'Nothing to save',
  'mobileCreatePin.nothingBody':
    'The page you came from has no address or picture to save. Open the page you want to save and try again.',
  'mobileCreatePin.close': 'Close',
  'mobileCreatePin.created': 'Saved',
  'mobileCreatePin.createdBody': 'You can close this window.',
  'mobileCreatePin.seePin': 'See your Pin',
  'mobileCreatePin.left': 'You can close this window',
  'mobileCreatePin.leftBody': 'Nothing was saved.',
  'mobileCreatePin.resume': 'Choose a board',
} as const
