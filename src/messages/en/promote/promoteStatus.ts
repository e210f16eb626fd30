/** What stands in for the page of quick promote, before it is loaded and after it is closed. saving.txt §2 "Quick-promote flow". */
export const promoteStatus = {
  'promoteDialogs.page.loading': 'Loading your ad',
  'promoteDialogs.unopened.title': 'Something went wrong',
  'promoteDialogs.page.closed': 'You can close this page',
  'promoteDialogs.page.closedText': 'Nothing is left to do here.',
} as const
