/** The four without which nobody in Korea signs up. auth.txt §3. */
export const requiredConsents = [
  'terms',
  'collectionUsePersonalInfo',
  'thirdPartyProvisionPersonalInfo',
  'overseasTransferPersonalInfo',
] as const

/** Every box of the consent step, in order: the required ones, then the optional one. auth.txt §3. */
export const consentKeys = [...requiredConsents, 'optionalMarketingConsent'] as const

export type ConsentKey = (typeof consentKeys)[number]

/** Which boxes are ticked. */
export type Consents = Readonly<Record<ConsentKey, boolean>>

/** Every box ticked, or every box cleared: what 'Agree to all' does. auth.txt §4. */
export function setAllConsents(isGiven: boolean): Consents {
  // SAFETY: one entry a key.
  return Object.fromEntries(consentKeys.map((key) => [key, isGiven])) as Consents
}

/** How the step begins. */
export const noConsents: Consents = setAllConsents(false)

/** The boxes after a click on one of them. */
export const toggleConsent = (consents: Consents, key: ConsentKey): Consents => ({
  ...consents,
  [key]: !consents[key],
})

/** Whether 'Agree to all' is ticked: it is when every box is, and it is kept nowhere else. auth.txt §4. */
export const agreesToAll = (consents: Consents): boolean => consentKeys.every((key) => consents[key])

/** Whether 'Agree to all' is mixed: some box is ticked, and not every one. */
export const agreesToSome = (consents: Consents): boolean =>
  consentKeys.some((key) => consents[key]) && !agreesToAll(consents)

/** Whether 'Next' works. auth.txt §4, §5. */
export const hasRequiredConsents = (consents: Consents): boolean =>
  requiredConsents.every((key) => consents[key])

/** What a registration carries of the consent step. auth.txt §3 "Consent extras". */
export const consentExtras = (
  consents: Consents,
): { readonly kr_privacy_consent_opt_in: boolean; readonly marketing_notifs_opt_out: boolean } => ({
  kr_privacy_consent_opt_in: hasRequiredConsents(consents),
  marketing_notifs_opt_out: !consents.optionalMarketingConsent,
})
