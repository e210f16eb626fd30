import * as v from 'valibot'
import type { PasskeyCreation, PasskeyRequest } from '../../../domain/auth/passkeys.ts'
import { listOf, nonEmptySchema, object, responseOf } from '../../response.ts'

const isText = (value: unknown) => typeof value === 'string' && value !== ''

/**
 * What a passkey is to sign. Everything is handed to the browser as it is, which knows more fields than we do and judges them; we read
 * these two.
 */
export const passkeyRequestDataSchema = v.custom<PasskeyRequest>((value) => {
  const { challenge, timeout = 0 } = Object(value)
  return isText(challenge) && typeof timeout === 'number'
})

/** Response of the call that begins a log-in with a passkey. */
export const passkeyRequestSchema = responseOf(passkeyRequestDataSchema)

/** What the browser is to create. It is handed over as it is, too, so only what the browser's code reads without asking is required. */
export const passkeyCreationDataSchema = v.custom<PasskeyCreation>((value) => {
  const { challenge, timeout = 0, user, rp, pubKeyCredParams } = Object(value)
  return (
    isText(challenge) &&
    typeof timeout === 'number' &&
    isText(Object(user).id) &&
    typeof Object(rp).name === 'string' &&
    Array.isArray(pubKeyCredParams) &&
    pubKeyCredParams.every((params: unknown) => typeof Object(params).alg === 'number')
  )
})

/** Response of the call that begins to create a passkey. */
export const passkeyCreationSchema = responseOf(passkeyCreationDataSchema)

/** A passkey of the member, as the server keeps it. */
export const passkeySchema = object({
  id: nonEmptySchema,
  /** What the member or the server has called it, such as after the device. A passkey without a name can be renamed and removed, too. */
  name: v.fallback(v.string(), ''),
  /** When it was created, and last logged in with, in ISO 8601; null if the server does not say. */
  created_at: v.fallback(v.optional(v.nullable(v.string()), null), null),
  last_used_at: v.fallback(v.optional(v.nullable(v.string()), null), null),
})

/** A passkey of the member. */
export type Passkey = v.InferOutput<typeof passkeySchema>

/** Response of the calls that return one passkey. */
export const passkeyResponseSchema = responseOf(passkeySchema)

/** Response of the call that returns the member's passkeys. One without an ID can be neither renamed nor removed, and is null. */
export const passkeysResponseSchema = responseOf(listOf(passkeySchema))
