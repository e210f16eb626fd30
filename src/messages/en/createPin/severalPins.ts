/** Several pictures of a page, each of which becomes a pin on one board. */
export const severalPins = {
  'severalPins.count':
    '{count, plural, =0 {No picture: your Pin will be a link} one {# picture chosen} other {# pictures chosen}}',
  'severalPins.all': 'Choose all',
  'severalPins.none': 'Choose none',
  'severalPins.altTexts': 'Alternative texts',
  'severalPins.altText': 'Alternative text: {name}',
  'severalPins.progress': '{saved, number} of {count, number} saved',
  'severalPins.list': 'Your Pins',
  'severalPins.waiting': 'Waiting',
  'severalPins.saving': 'Saving',
  'severalPins.saved': 'Saved',
  'severalPins.reviewing': "Some Pins aren''t saved yet",
  'severalPins.noneSaved': "Your Pins aren''t saved yet",
  'severalPins.offline': 'No connection',
  'severalPins.offlineBody':
    '{count, plural, one {# Pin is} other {# Pins are}} still waiting. Check your connection, then continue.',
  'severalPins.loggedOut': "You''re logged out",
  'severalPins.loggedOutBody':
    '{count, plural, one {# Pin is} other {# Pins are}} still waiting. Log in to save what is left.',
  'severalPins.resume': 'Continue',
  'severalPins.logIn': 'Log in and continue',
  'severalPins.unknown': 'This may have been saved: check your board before you save it again.',
  'severalPins.repeat': 'Save again',
  'severalPins.repeatOf': 'Save again: {name}',
} as const
