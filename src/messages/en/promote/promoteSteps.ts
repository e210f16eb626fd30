/** The progress of quick promote. */
export const promoteSteps = {
  'promoteSteps.label': 'Steps',
  'promoteSteps.page': 'Your ad',
  'promoteSteps.businessForm': 'Business details',
  'promoteSteps.billingForm': 'Payment',
  /** Before the name of the current step, on a phone. */
  'promoteSteps.count': 'Step {number} of {count} ·',
  'promoteSteps.done': '{step}, done',
} as const
