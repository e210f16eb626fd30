import type { PasskeyAssertion } from '../../../src/domain/auth/passkeys.ts'
import { fromBase64Url, toBase64Url } from '../../../src/domain/text/base64Url.ts'
import { db } from '../../db.ts'
import type { PasskeyVerifier } from '../../passkeyVerifier.ts'
import { refusal, respondWith } from '../../respond.ts'
import type { Handler } from '../handler.ts'
import { letIn } from './logIn.ts'

const hasNoKey: PasskeyVerifier = ({ passkey }) => passkey.publicKey === null

/** Issues a challenge. They are numbered, so that what is sent is the same each time. */
export const readPasskeyRequest: Handler<'readPasskeyRequest'> = () => {
  const challenge = toBase64Url(`challenge ${(db.challengeCount += 1)}`)
  db.passkeyChallenges.push(challenge)
  return { resource_response: { data: { challenge, timeout: 300_000, userVerification: 'required' } } }
}

/** The challenge that was signed, as the browser says. */
function challengeOf({ response }: PasskeyAssertion): unknown {
  try {
    return Object(JSON.parse(fromBase64Url(response.clientDataJSON) ?? '')).challenge
  } catch {
    return null
  }
}

/** Logs in the member who has the passkey. It is a second factor already, so no code is asked for. */
export const verifyPasskey: Handler<'verifyPasskey'> = async ({
  payload,
  policy,
  verifyPasskey: verify = hasNoKey,
}) => {
  const { credential } = payload
  const challenge = challengeOf(credential)
  const place = db.passkeyChallenges.findIndex((issued) => issued === challenge)
  if (typeof challenge !== 'string' || place < 0)
    return refusal({ message: 'This log-in has expired. Try again.' })
  db.passkeyChallenges.splice(place, 1)
  const passkey = db.passkeys.find(({ id }) => id === credential.id)
  const user = passkey && db.users.find(({ id }) => id === passkey.userId)
  if (!passkey || !user) return respondWith({ code: 'passkeyUnknown' }, policy)
  if (!(await verify({ credential, challenge, passkey })))
    return refusal({ message: 'This passkey could not be verified.' })
  if (user.outcome) return respondWith(user.outcome, policy)
  return letIn({ ...user, mfa: null, isSuspicious: false }, payload, policy)
}
