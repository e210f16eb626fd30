import { call } from '../endpoint.ts'
import { emptyResponseSchema } from '../response.ts'
import type {
  PasskeyLoginPayload,
  PasskeyPayload,
  PasskeyRegistrationPayload,
  PasskeyRenamePayload,
} from './auth.payloads.ts'
import { loginResponseSchema } from './entities/login.ts'
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeyResponseSchema,
  passkeysResponseSchema,
} from './entities/passkey.ts'

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

/** Creating a passkey for the member whose session it is. */
export const passkeyCreationEndpoints = {
  /** What the browser is to create. A POST, because each call issues a challenge. */
  readPasskeyCreation: call<Readonly<Record<string, never>>>()({
    method: 'POST',
    path: '/v3/passkeys/registration/options/',
    response: passkeyCreationSchema,
  }),
  /** The server verifies the passkey, and from then on it logs the member in. */
  registerPasskey: call<PasskeyRegistrationPayload>()({
    method: 'POST',
    path: '/v3/passkeys/registration/verification/',
    response: passkeyResponseSchema,
  }),
} as const

/** The passkeys of the member whose session it is. */
export const passkeyListEndpoints = {
  readPasskeys: call<Readonly<Record<string, never>>>()({
    method: 'GET',
    path: '/v3/passkeys/',
    response: passkeysResponseSchema,
  }),
  renamePasskey: call<PasskeyRenamePayload>()({
    method: 'PUT',
    path: '/v3/passkeys/:id/',
    response: passkeyResponseSchema,
  }),
  /** From then on it logs nobody in. The server decides whether a member may remove the last one. */
  removePasskey: call<PasskeyPayload>()({
    method: 'DELETE',
    path: '/v3/passkeys/:id/',
    response: emptyResponseSchema,
  }),
} as const
