/** The consent step. Its title is in `signupSteps`. */
export const consents = {
  'consents.text': "Before you can create an account, you''ll need to agree to the required terms below.",
  'consents.agreeToAll': 'Agree to all',
  'consents.required': 'Required',
  'consents.requiredIntro': 'I consent to the following:',
  'consents.optional': 'Optional',
  'consents.terms': 'Terms of Service',
  'consents.businessTerms': 'Business Terms of Service',
  'consents.collectionUsePersonalInfo': 'Collection and use of personal information',
  'consents.thirdPartyProvisionPersonalInfo': 'Provision of personal information to third parties',
  'consents.overseasTransferPersonalInfo': 'Transfer of personal information overseas',
  'consents.optionalMarketingConsent': 'Receiving marketing messages',
  'consents.learnMore': 'Learn more',
  'consents.newTab': 'Opens in a new tab',
  'consents.reason': 'Agree to all of the required terms to continue.',
  'consents.next': 'Next',
  'consents.back': 'Back',
} as const
