/** What can go wrong when a pin is promoted. That the page could not be loaded is said before these are. */
export const promoteErrors = {
  'quickPromote.error.nameRequired': 'Give your ad a name.',
  'quickPromote.error.destinationRequired': 'Add the page that your ad leads to.',
  'quickPromote.error.destinationInvalid':
    'That doesn’t look like a web address. It starts with https:// or http://.',
  'quickPromote.error.durationInvalid': 'Enter how many days your ad runs, like 10.',
  'quickPromote.error.endDatePast': 'Choose today or a later day.',
  'quickPromote.error.endDateBeforeStart': 'Choose the start date or a later day.',
  'quickPromote.error.startDatePast': 'Choose today or a later day.',
  'quickPromote.error.placesRequired': 'Choose at least one place.',
  'quickPromote.error.tagRequired': 'Choose the tag and the event that count as a conversion.',
  'quickPromote.error.pinForeign': 'This Pin belongs to someone else. You can only promote your own Pins.',
  'quickPromote.error.pinRefused': 'You can’t promote this Pin.',
  'quickPromote.error.refused': 'Sorry! Something went wrong on our end.',
  'quickPromote.error.failed': 'Sorry! Something went wrong on our end.',
  'quickPromote.error.timedOut': 'This took too long, so we don’t know yet whether your ad was created.',
  'quickPromote.error.offline': 'The connection was lost, so we don’t know yet whether your ad was created.',
  'quickPromote.error.malformed':
    'We couldn’t read the answer, so we don’t know yet whether your ad was created.',
  'quickPromote.error.uncheckable': 'We couldn’t check. Try again in a moment.',
  'quickPromote.error.notCreated': 'Your ad was not created, and nothing was charged. You can try again.',
  'quickPromote.error.accountUnchecked': 'We couldn’t check your payment method. Try again in a moment.',
  'quickPromote.error.billingMissing': 'We don’t see a payment method yet. It can take a minute to arrive.',
  'quickPromote.error.consentUnrecorded': 'We couldn’t save your choice. Try again.',
  'quickPromote.error.draftUnsaved':
    'This browser can’t save your draft. If you leave this page, your changes are lost.',
  'pinSelection.error.unread': 'We couldn’t load your Pins.',
  'tagSelection.error.unread': 'We couldn’t load your tags.',
  'businessInfo.error.nameRequired': 'Enter the name of your business.',
  'businessInfo.error.addressRequired': 'Enter the street address.',
  'businessInfo.error.cityRequired': 'Enter the city.',
  'businessInfo.error.regionRequired': 'Enter the state, province or region.',
  'businessInfo.error.postalCodeRequired': 'Enter the postal code.',
  'businessInfo.error.postalCodeInvalid':
    'That doesn’t look like a postal code. An example: <code>{example}</code>.',
  'businessInfo.error.refused': 'We couldn’t save your business details. Check them and try again.',
  'businessInfo.error.unsaved': 'We couldn’t save your business details. Try again.',
} as const
