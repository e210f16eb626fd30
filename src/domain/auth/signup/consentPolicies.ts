import type { ConsentKey } from './consent.ts'

/** The default policies of the consents. */
export const defaultConsentPolicies: Readonly<Record<ConsentKey, string>> = {
  terms: '/_/_/policy/terms-of-service/',
  collectionUsePersonalInfo: '/_/_/policy/personal-information-collection/',
  thirdPartyProvisionPersonalInfo: '/_/_/policy/personal-information-third-parties/',
  overseasTransferPersonalInfo: '/_/_/policy/personal-information-overseas-transfer/',
  optionalMarketingConsent: '/_/_/policy/marketing-messages/',
}
