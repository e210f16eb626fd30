/** The texts around the server's advisory about a search. */
export const searchAdvisory = {
  'searchAdvisory.severity.abusive': 'Safety warning',
  'searchAdvisory.severity.sensitive': 'Sensitive topic',
  'searchAdvisory.severity.brandUnsafe': 'About these results',
  'searchAdvisory.thirdParty': 'This notice comes from a third party, not from {productName}.',
  'searchAdvisory.dismiss': 'Don’t show this again',
  'searchAdvisory.dismissed': 'You won’t see this notice again.',
  'searchAdvisory.restore': 'Undo',
  'searchAdvisory.newTab': 'Opens in a new tab',
} as const
