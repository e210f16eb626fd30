/** The underage confirmation. Its title and toast are in `signupSteps`. */
export const underage = {
  'underage.text': "You can''t sign up for {productName} with this birthday. If that''s wrong, edit it.",
  'underage.edit': 'Edit',
  'underage.confirm': 'Confirm',
  'underage.leaving': 'Taking you to the home page…',
  'underage.stay': 'Stay here',
  'underage.leave': 'Leave now',
} as const
