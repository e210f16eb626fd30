/**
 * Whether the log-in form asks the browser, once in a tab, for the password that it has stored, and logs in with it: 'silent' only where
 * the browser needs not ask the person, 'optional' also where it has to. Passkeys are asked for afterwards. Not where an account is added.
 * Of today's browsers, those on Chromium have such a store.
 */
export type StoredCredentialReading = 'never' | 'silent' | 'optional'

/** A password that the browser has stored for this site, with its email or username. */
export interface StoredCredential {
  readonly id: string
  readonly password: string
}

/** Why the browser gave no credential. It does not tell 'none' from a choice that was closed. */
export type CredentialRefusal = 'none' | 'dismissed' | 'notSupported' | 'failed'

/** Why a stored credential logs nobody in: besides the browser's reasons, it came too late, or somebody else has begun to log in. */
export type CredentialReason = CredentialRefusal | 'timedOut' | 'otherPerson'

/** Set in a tab that has asked once, until a log-in that it led to. */
export const CREDENTIAL_ASKED_KEY = 'tackboard.storedCredentialAsked'

/** Whether the email on the form, typed or of a recognised visitor, is not that of the credential. */
export function isOtherPerson(email: string, { id }: StoredCredential): boolean {
  const typed = email.trim().toLowerCase()
  return typed !== '' && typed !== id.trim().toLowerCase()
}
