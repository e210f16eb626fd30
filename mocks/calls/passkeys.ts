import * as v from 'valibot'
import type {
  passkeyCreationEndpoints,
  passkeyEndpoints,
  passkeyListEndpoints,
} from '../../src/api/auth/passkey.endpoints.ts'
import { assertion, attestation } from '../fixtures/passkeys.ts'
import { call, id, maybe, nothing, type Calls } from './call.ts'

const text = v.string()

/** The calls for logging in with a passkey, for creating one, and for the list of them. */
export const passkeyCalls = {
  readPasskeyRequest: call(
    'Begins a log-in with a passkey: what it is to sign.',
    nothing,
    {},
    'The JSON form of WebAuthn’s `PublicKeyCredentialRequestOptions`, with base64url for binary values, as `@simplewebauthn/server` generates it. ' +
      'Only called where the app turns on `policy.passkeys`.',
  ),
  verifyPasskey: call(
    'Logs in the member whose passkey has signed the challenge.',
    v.object({
      credential: v.object({
        id: text,
        rawId: text,
        type: v.literal('public-key'),
        response: v.object({
          clientDataJSON: text,
          authenticatorData: text,
          signature: text,
          userHandle: maybe(text),
        }),
        clientExtensionResults: v.record(text, v.unknown()),
        authenticatorAttachment: maybe(text),
      }),
      get_user: v.literal(true),
      attempt_event: v.literal(7534),
      switch_account: maybe(v.boolean()),
      referrer: maybe(text),
      app_type_from_client: v.picklist([7, 5]),
      visited_pages_before_login: maybe(text),
    }),
    { credential: assertion, get_user: true, attempt_event: 7534, app_type_from_client: 7 },
    'A challenge is good for one answer. A passkey that no account has is the code `passkeyUnknown`. Sets the cookie of the session.',
  ),
  readPasskeyCreation: call(
    'Begins to create a passkey for the member: what the browser is to create.',
    nothing,
    {},
    'The JSON form of WebAuthn’s `PublicKeyCredentialCreationOptions`, with base64url for binary values, as `@simplewebauthn/server` generates it. ' +
      'Put the member’s passkeys into `excludeCredentials`, so that no device gets two. Only called where the app turns on `policy.passkeys`.',
  ),
  registerPasskey: call(
    'Verifies the passkey that the browser has created, and keeps it for the member.',
    v.object({
      credential: v.object({
        id: text,
        rawId: text,
        type: v.literal('public-key'),
        response: v.object({
          clientDataJSON: text,
          attestationObject: text,
          transports: maybe(v.array(text)),
        }),
        clientExtensionResults: v.record(text, v.unknown()),
        authenticatorAttachment: maybe(text),
      }),
    }),
    { credential: attestation },
    'A challenge is good for one answer. Name the passkey, such as after its device: by its AAGUID, or by the browser.',
  ),
  readPasskeys: call(
    'The passkeys of the member.',
    nothing,
    {},
    'In the order of the list. Dates are in ISO 8601, or null where they are unknown.',
  ),
  renamePasskey: call(
    'Gives a passkey of the member another name.',
    v.object({ id, name: id }),
    { id: 'passkey-1', name: 'Work laptop' },
    'A passkey that the member has no more is the code `passkeyUnknown`.',
  ),
  removePasskey: call(
    'Forgets a passkey of the member: it logs nobody in from then on.',
    v.object({ id }),
    { id: 'passkey-1' },
    'Refuse to remove the last way to log in, in words for the member. A passkey that the member has no more is the code `passkeyUnknown`.',
  ),
} satisfies Calls<typeof passkeyEndpoints & typeof passkeyCreationEndpoints & typeof passkeyListEndpoints>
