/** Messages shared by several views. ICU MessageFormat; every message may use {productName}. */
export const common = {
  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.ok': 'OK',
  'common.loading': 'Loading',
  'common.stillWorking': 'This is taking longer than usual.',
  'common.loadFailed': "We couldn''t load this.",
  'common.retry': 'Try again',
} as const
