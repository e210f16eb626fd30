import { db } from '../../db.ts'
import type { PasskeyVerifier } from '../../passkeyVerifier.ts'
import { refusal, respondWith } from '../../respond.ts'
import type { Handler } from '../handler.ts'
import { letIn } from './logIn.ts'
import { issueChallenge, takeChallenge, unverified } from './passkeyChallenge.ts'

const hasNoKey: PasskeyVerifier = ({ passkey }) => passkey.publicKey === null

/** What a passkey is to sign. */
export const readPasskeyRequest: Handler<'readPasskeyRequest'> = () => ({
  resource_response: {
    data: { challenge: issueChallenge(), timeout: 300_000, userVerification: 'required' },
  },
})

/** Logs in the member who has the passkey. It is a second factor already, so no code is asked for. */
export const verifyPasskey: Handler<'verifyPasskey'> = async ({
  payload,
  policy,
  verifyPasskey: verify = hasNoKey,
}) => {
  const { credential } = payload
  const challenge = takeChallenge(credential.response.clientDataJSON)
  if (challenge === null) return refusal({ message: 'This log-in has expired. Try again.' })
  const passkey = db.passkeys.find(({ id }) => id === credential.id)
  const user = passkey && db.users.find(({ id }) => id === passkey.userId)
  if (!passkey || !user) return respondWith({ code: 'passkeyUnknown' }, policy)
  if (!(await verify({ credential, challenge, passkey }))) return unverified()
  if (user.outcome) return respondWith(user.outcome, policy)
  passkey.lastUsedAt = new Date().toISOString()
  return letIn({ ...user, mfa: null, isSuspicious: false }, payload, policy)
}
