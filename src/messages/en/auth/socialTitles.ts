/** Titles of the social sign-up steps and of the SSO sign-up, for their container. */
export const socialTitles = {
  'requestEmail.title': 'Share your email address?',
  'EmailCollection.title': "What''s your email address?",
  'EmailAlreadyExist.title': "Looks like you''re already on {productName}",
  'socialSignupWithAge.title': 'Enter your birthdate',
  'ssoSignup.title': 'Sign up with SSO',
  'ssoSignup.titleNotFound': 'No SSO for this email',
} as const
