import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import type { NewPasskeyVerifier, PasskeyVerifier } from 'tackboard/mocks'

/**
 * Where the pages are that passkeys belong to: `localhost`, at any port. A real server knows its origin, and takes no other; browsers have
 * no passkeys at an address such as 127.0.0.1.
 */
const expectedRPID = 'localhost'
const expectedOriginOf = (clientDataJSON: string): string => {
  const { origin }: { origin: string } = JSON.parse(isoBase64URL.toUTF8String(clientDataJSON))
  return new URL(origin).hostname === expectedRPID ? origin : `http://${expectedRPID}`
}

/** Verifies the answer of a passkey, as a real server does: `tackboard-mock --handlers mocks/index.ts`. */
export const verifyPasskey: PasskeyVerifier = async ({ credential, challenge, passkey }) => {
  if (passkey.publicKey === null) return false
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: expectedOriginOf(credential.response.clientDataJSON),
      expectedRPID,
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

/** Reads the key of a new passkey, once it has been verified. */
export const verifyNewPasskey: NewPasskeyVerifier = async ({ credential, challenge }) => {
  const { clientDataJSON, attestationObject } = credential.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
      } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: expectedOriginOf(clientDataJSON),
      expectedRPID,
    })
    if (!verified) return null
    const { publicKey, counter } = registrationInfo.credential
    return { publicKey: isoBase64URL.fromBuffer(publicKey), counter }
  } catch {
    // The package throws where a part of the answer is wrong.
    return null
  }
}
