/** The progress of quick promote. saving.txt §2 "Quick-promote flow". */
export const promoteSteps = {
  'promoteSteps.label': 'Steps',
  'promoteSteps.page': 'Your ad',
  'promoteSteps.businessForm': 'Business details',
  'promoteSteps.billingForm': 'Payment',
  'promoteSteps.done': '{step}, done',
} as const
