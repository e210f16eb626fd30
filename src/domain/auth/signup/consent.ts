/** The four consents required to sign up in Korea. */
export const requiredConsents = [
  'terms',
  'collectionUsePersonalInfo',
  'thirdPartyProvisionPersonalInfo',
  'overseasTransferPersonalInfo',
] as const

/** All consents, in order: the required ones, then the optional one. */
export const consentKeys = [...requiredConsents, 'optionalMarketingConsent'] as const

export type ConsentKey = (typeof consentKeys)[number]

/** Whether each consent is given. */
export type Consents = Readonly<Record<ConsentKey, boolean>>

/** Ticks or clears every box, as 'Agree to all' does. */
export function setAllConsents(isGiven: boolean): Consents {
  // SAFETY: one entry per key.
  return Object.fromEntries(consentKeys.map((key) => [key, isGiven])) as Consents
}

export const noConsents: Consents = setAllConsents(false)

export const toggleConsent = (consents: Consents, key: ConsentKey): Consents => ({
  ...consents,
  [key]: !consents[key],
})

/** Whether 'Agree to all' is ticked. It is derived from the boxes, never stored. */
export const agreesToAll = (consents: Consents): boolean => consentKeys.every((key) => consents[key])

/** Whether 'Agree to all' is in the mixed state: some boxes are ticked, but not all. */
export const agreesToSome = (consents: Consents): boolean =>
  consentKeys.some((key) => consents[key]) && !agreesToAll(consents)

/** Whether 'Next' is enabled. auth.txt §4 "Consent ticking". */
export const hasRequiredConsents = (consents: Consents): boolean =>
  requiredConsents.every((key) => consents[key])

/** The consent fields of a registration. */
export const consentExtras = (
  consents: Consents,
): { readonly kr_privacy_consent_opt_in: boolean; readonly marketing_notifs_opt_out: boolean } => ({
  kr_privacy_consent_opt_in: hasRequiredConsents(consents),
  marketing_notifs_opt_out: !consents.optionalMarketingConsent,
})
