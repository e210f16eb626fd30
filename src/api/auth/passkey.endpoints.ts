import { call } from '../endpoint.ts'
import type { PasskeyLoginPayload } from './auth.payloads.ts'
import { loginResponseSchema } from './entities/login.ts'
import { passkeyRequestSchema } from './entities/passkey.ts'

/** Logging in with a passkey, which `policy.passkeys` turns on. Beyond the specification, so the paths are Tackboard's own. */
export const passkeyEndpoints = {
  /** What the passkey is to sign. A POST, because each call issues a challenge. */
  readPasskeyRequest: call<Readonly<Record<string, never>>>()({
    method: 'POST',
    path: '/v3/passkeys/login/options/',
    response: passkeyRequestSchema,
  }),
  verifyPasskey: call<PasskeyLoginPayload>()({
    method: 'POST',
    path: '/v3/passkeys/login/verification/',
    response: loginResponseSchema,
  }),
} as const
