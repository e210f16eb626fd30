import type { PasskeyAttestation } from '../../../src/domain/auth/passkeys.ts'
import { toBase64Url } from '../../../src/domain/text/base64Url.ts'
import { db, lastLoggedIn } from '../../db.ts'
import type { NewPasskeyVerifier } from '../../passkeyVerifier.ts'
import { refusal } from '../../respond.ts'
import type { PasskeyRow } from '../../rows.ts'
import type { Handler } from '../handler.ts'
import { issueChallenge, takeChallenge, unverified } from './passkeyChallenge.ts'

const isTaken: NewPasskeyVerifier = () => ({ publicKey: null, counter: 0 })

/** A name for a new passkey, after where it is kept as far as the browser says. A server may know more, by its AAGUID or the browser. */
function nameOf({ response: { transports = [] } }: PasskeyAttestation): string {
  if (transports.includes('internal')) return 'Passkey'
  return transports.includes('hybrid') ? 'Phone or tablet' : 'Security key'
}

/** A passkey in the server's format. */
export const toPasskey = ({ id, name, createdAt, lastUsedAt }: Readonly<PasskeyRow>) => ({
  id,
  name: name ?? 'Passkey',
  created_at: createdAt ?? null,
  last_used_at: lastUsedAt ?? null,
})

/** What the browser is to create for the member: a passkey that names them, on a device that has none of theirs. */
export const readPasskeyCreation: Handler<'readPasskeyCreation'> = () => {
  const userId = lastLoggedIn()
  const user = db.users.find(({ id }) => id === userId)
  return {
    resource_response: {
      data: {
        challenge: issueChallenge(),
        timeout: 300_000,
        rp: { name: 'Tackboard' },
        user: {
          id: toBase64Url(`member ${userId}`),
          name: user?.email ?? '',
          displayName: user?.fullName ?? '',
        },
        pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
        excludeCredentials: db.passkeys
          .filter((passkey) => passkey.userId === userId)
          .map(({ id }) => ({ id, type: 'public-key' as const })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    },
  }
}

/** Keeps the passkey, with which the member can log in from then on. */
export const registerPasskey: Handler<'registerPasskey'> = async ({
  payload: { credential },
  verifyNewPasskey: verify = isTaken,
}) => {
  const challenge = takeChallenge(credential.response.clientDataJSON)
  if (challenge === null) return refusal({ message: 'This took too long. Create the passkey again.' })
  const key = await verify({ credential, challenge })
  if (!key || db.passkeys.some(({ id }) => id === credential.id)) return unverified()
  const passkey = {
    id: credential.id,
    userId: lastLoggedIn(),
    name: nameOf(credential),
    createdAt: new Date().toISOString(),
    ...key,
  }
  db.passkeys.push(passkey)
  return { resource_response: { data: toPasskey(passkey) } }
}
