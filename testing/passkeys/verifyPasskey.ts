import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import type { PasskeyVerifier } from '../../mocks/index.ts'

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
