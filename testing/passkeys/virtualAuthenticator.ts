import { startRegistration } from '@simplewebauthn/browser'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import type { PasskeyRow } from '../../mocks/index.ts'

// SAFETY: the domain `WebAuthn` of Chromium's DevTools protocol, which the types of the session leave open.
const send = (method: string, params: object = {}) =>
  cdp().send(`WebAuthn.${method}` as 'Page.enable', params as never) as Promise<unknown>

/** Gives Chromium a virtual authenticator until the test is over. Its user agrees unless set to refuse. */
export async function virtualAuthenticator() {
  await send('enable')
  const added = await send('addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const { authenticatorId } = Object(added)
  onTestFinished(async () => {
    await send('removeVirtualAuthenticator', { authenticatorId })
    await send('disable')
  })
  return {
    refuse: () => send('setUserVerified', { authenticatorId, isUserVerified: false }),
    /** Forgets every passkey, as somebody does who has deleted them. */
    clear: () => send('clearCredentials', { authenticatorId }),
  }
}

/** Creates a passkey for this page in the authenticator. Returns the row of the tables for it. */
export async function createPasskey(userId: string): Promise<PasskeyRow> {
  const optionsJSON = await generateRegistrationOptions({
    rpName: 'Tackboard',
    rpID: location.hostname,
    userName: 'wren',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: await startRegistration({ optionsJSON }),
    expectedChallenge: optionsJSON.challenge,
    expectedOrigin: location.origin,
    expectedRPID: location.hostname,
  })
  if (!verified) throw new Error('The authenticator has created no passkey.')
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, userId, publicKey: isoBase64URL.fromBuffer(publicKey), counter }
}
