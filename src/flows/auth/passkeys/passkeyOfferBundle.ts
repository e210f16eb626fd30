/** The offer of a passkey, and whether it is made: one chunk, loaded after a log-in with a password where the policy has passkeys. */
export { isPasskeyOffered } from './passkeyCreation.services.ts'
export { PasskeyOffer } from './PasskeyOffer.tsx'
