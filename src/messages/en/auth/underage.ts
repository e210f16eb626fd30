/** The underage confirmation. Its title and toast are in `signupSteps`. */
export const underage = {
  'underage.text': "You can''t sign up for {productName} with this birthday. If it''s wrong, edit it.",
  'underage.edit': 'Edit',
  'underage.confirm': 'Confirm',
  'underage.leaving': "You''ll be taken to the home page shortly.",
  'underage.stay': 'Stay here',
  'underage.leave': 'Leave now',
} as const
