import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import type { NewPasskeyVerifier, PasskeyVerifier } from '../../mocks/index.ts'

/** Verifies the answers of real passkeys, for pages at this origin. */
export const verifyPasskeyAt =
  (origin: string): PasskeyVerifier =>
  async ({ credential, challenge, passkey }) => {
    if (passkey.publicKey === null) return false
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        // SAFETY: the same dictionary; an attachment that the package does not know changes nothing.
        response: credential as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        credential: {
          id: passkey.id,
          publicKey: isoBase64URL.toBuffer(passkey.publicKey),
          counter: passkey.counter,
        },
      })
      if (verified) passkey.counter = authenticationInfo.newCounter
      return verified
    } catch {
      // The package throws where a part of the answer is wrong.
      return false
    }
  }

/** Reads the keys of passkeys that pages at this origin have created. */
export const verifyNewPasskeyAt =
  (origin: string): NewPasskeyVerifier =>
  async ({ credential, challenge }) => {
    const { clientDataJSON, attestationObject } = credential.response
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        // SAFETY: the same dictionary; an attachment that the package does not know changes nothing.
        response: {
          ...credential,
          response: { clientDataJSON, attestationObject },
        } as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
      })
      if (!verified) return null
      const { publicKey, counter } = registrationInfo.credential
      return { publicKey: isoBase64URL.fromBuffer(publicKey), counter }
    } catch {
      // The package throws where a part of the answer is wrong.
      return null
    }
  }
