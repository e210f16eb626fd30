/** The popup that creates a pin from an external page. saving.txt §2 "Create-pin page", §4 "Popup flow", §8. */
export const createPin = {
  'createPin.description': 'Description',
  'createPin.images': 'Pictures on the page',
  'createPin.image': '{name}, {width} by {height} pixels',
  'createPin.imageSize': '{width} × {height}',
  'createPin.noImage': 'No picture',
  'createPin.finding': 'Looking for pictures on the page',
  'createPin.skipImages': 'Save without a picture',
  'createPin.back': 'Back',
  'createPin.failedTitle': "Your Pin isn''t saved yet",
  'createPin.otherBoard': 'Choose another board',
  'createPin.nothingTitle': 'Nothing to save',
  'createPin.nothingBody':
    'The page you came from has no address or picture to save. Open the page you want to save and try again.',
  'createPin.closeWindow': 'Close window',
  'createPin.closing': 'Closing',
  'createPin.closed': 'You can close this window',
  'createPin.seePin': 'See your Pin',
  'createPin.closesIn': 'This window closes in {seconds, plural, one {# second} other {# seconds}}.',
  'createPin.staysOpen': 'This window stays open.',
  'createPin.keepOpen': 'Keep it open',
  'createPin.error.refused': 'Sorry! Something went wrong on our end.',
  'createPin.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'createPin.error.offline': 'You seem to be offline. Check your connection and try again.',
  'createPin.error.malformed': 'Sorry! Something went wrong on our end.',
  'createPin.error.timedOut':
    'This took too long. It may have been saved: check your board before you try again.',
} as const
