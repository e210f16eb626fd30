/** The dialogs and the last steps of quick promote. */
export const promoteDialogs = {
  'promoteDialogs.newTab': 'Opens in a new tab',
  'promoteDialogs.check': 'Check again',

  'promoteDialogs.consent.title': 'Before you promote',
  'promoteDialogs.consent.terms':
    'Ads on {productName} follow our <link>advertising terms</link>. They cover what you can promote, and how you pay for it.',
  'promoteDialogs.consent.data':
    'To show your ads to the right people, and to tell you how they do, we use data about your business and about the people who see them. The <link>privacy policy</link> explains how.',
  'promoteDialogs.consent.once': 'You’re only asked once.',
  'promoteDialogs.consent.agree': 'Agree and continue',
  'promoteDialogs.consent.decline': 'Not now',

  'promoteDialogs.pins.title': 'Choose a Pin to promote',
  'promoteDialogs.pins.list': 'Your Pins',
  'promoteDialogs.pins.loading': 'Loading your Pins',
  'promoteDialogs.pins.count': '{count, plural, one {# Pin} other {# Pins}}',
  'promoteDialogs.pins.untitled': 'Untitled Pin',
  'promoteDialogs.pins.video': 'Video',
  'promoteDialogs.pins.empty': 'No Pins to promote yet',
  'promoteDialogs.pins.emptyText':
    'Create a Pin that leads to your website, then come back and choose it here.',
  'promoteDialogs.pins.create': 'Create a Pin',

  'promoteDialogs.tags.title': 'Choose a conversion',
  'promoteDialogs.tags.text':
    'Your tag reports what people do on your website. Choose what counts as a success of this ad.',
  'promoteDialogs.tags.list': 'Your tags and what they report',
  'promoteDialogs.tags.loading': 'Loading your tags',
  'promoteDialogs.tags.count': '{count, plural, one {# tag} other {# tags}}',
  'promoteDialogs.tags.use': 'Use this conversion',
  'promoteDialogs.tags.reason': 'Choose what counts as a success first.',
  'promoteDialogs.tags.empty': 'No tags yet',
  'promoteDialogs.tags.emptyText':
    'A tag on your website tells us when people buy or sign up. Create one under Conversions, then come back and choose it here.',
  'promoteDialogs.tags.create': 'Go to Conversions',
  'promoteDialogs.event.checkout': 'Purchase',
  'promoteDialogs.event.addToCart': 'Added to cart',
  'promoteDialogs.event.pageVisit': 'Page visit',
  'promoteDialogs.event.signup': 'Sign-up',
  'promoteDialogs.event.lead': 'Lead',
  'promoteDialogs.event.search': 'Search',
  'promoteDialogs.event.viewCategory': 'Category view',
  'promoteDialogs.event.watchVideo': 'Video watched',

  'promoteDialogs.success.title': 'Your ad is on its way',
  'promoteDialogs.success.text': 'It’s been created. Check how it’s billed, or see how it’s doing.',
  'promoteDialogs.success.unnamed': 'It’s been created. See how it’s doing.',
  'promoteDialogs.success.inReview': 'We’re reviewing it now. It starts once it’s approved.',
  'promoteDialogs.success.inReviewHours':
    'We’re reviewing it now, which usually takes up to {hours, plural, one {# hour} other {# hours}}. It starts once it’s approved.',
  'promoteDialogs.success.active': 'It’s approved and active.',
  'promoteDialogs.success.billing': 'Check your payment',
  'promoteDialogs.success.adGroups': 'See your ad',
  'promoteDialogs.success.ads': 'See your ads',

  'promoteDialogs.refused.title': 'Your ad wasn’t created',
  'promoteDialogs.refused.kept': 'Everything you filled in is still there.',
  'promoteDialogs.refused.back': 'Back to your ad',

  'promoteDialogs.unknown.title': 'We don’t know yet',
  'promoteDialogs.unknown.warning': 'Please don’t create it again, or you may pay for two ads. Check first.',
  'promoteDialogs.unknown.check': 'Check now',
  'promoteDialogs.unknown.checking': 'Checking',
  'promoteDialogs.unknown.adGroups': 'See your ads',

  'promoteDialogs.billing.title': 'Add a way to pay',
  'promoteDialogs.billing.text':
    'Your ad starts once there’s a way to pay for it. Add one here; the page goes on by itself when it arrives.',
  'promoteDialogs.billing.payment': 'Payment method',
  'promoteDialogs.billing.added': 'I’ve added it',
  'promoteDialogs.billing.checking': 'Looking for your payment method',
  'promoteDialogs.billing.back': 'Back',
} as const
