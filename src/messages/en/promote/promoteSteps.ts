/** The progress of quick promote. */
export const promoteSteps = {
  'promoteSteps.label': 'Steps',
  'promoteSteps.page': 'Your ad',
  'promoteSteps.businessForm': 'Business details',
  'promoteSteps.billingForm': 'Payment',
  'promoteSteps.done': '{step}, done',
} as const
