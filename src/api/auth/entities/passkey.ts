import * as v from 'valibot'
import type { PasskeyRequest } from '../../../domain/auth/passkeys.ts'
import { responseOf } from '../../response.ts'

/**
 * What a passkey is to sign. Everything is handed to the browser as it is, which knows more fields than we do and judges them; we read
 * these two.
 */
export const passkeyRequestDataSchema = v.custom<PasskeyRequest>((value) => {
  const { challenge, timeout = 0 } = Object(value)
  return typeof challenge === 'string' && challenge !== '' && typeof timeout === 'number'
})

/** Response of the call that begins a log-in with a passkey. */
export const passkeyRequestSchema = responseOf(passkeyRequestDataSchema)
