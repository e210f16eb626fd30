/** Placeholders for the page of quick promote, before it has loaded and after it has closed. */
export const promoteStatus = {
  'promoteDialogs.page.loading': 'Loading your ad',
  'promoteDialogs.unopened.title': 'Something went wrong',
  'quickPromote.error.accountUnread': 'We couldn’t load this page.',
  'promoteDialogs.page.closed': 'You can close this page',
  'promoteDialogs.page.closedText': 'Your ad is on its way.',
} as const
