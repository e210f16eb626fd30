/** The invitation to connect an account of the photo-sharing service. */
export const claimUpsell = {
  'claimUpsell.title': 'Is that your photo?',
  'claimUpsell.body':
    'Connect your photo account, and Pins made from your photos will show your name, so people can find you.',
  'claimUpsell.connect': 'Connect now',
  'claimUpsell.dismiss': 'Not now',
} as const
