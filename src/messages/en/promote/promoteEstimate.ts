/** What a budget may bring. */
export const promoteEstimate = {
  'promoteEstimate.loading': 'Estimating what it brings',
  'promoteEstimate.both': 'Estimate: {reach} people, {clicks} clicks',
  'promoteEstimate.reach': 'Estimate: {reach} people',
  'promoteEstimate.clicks': 'Estimate: {clicks} clicks',
  'promoteEstimate.unknown': 'No estimate for this ad yet',
  'budgetEstimate.error.unread': 'We couldn’t estimate what it brings.',
} as const
