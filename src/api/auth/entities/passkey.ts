import * as v from 'valibot'
import { nonEmptySchema, object, responseOf } from '../../response.ts'

const descriptor = object({
  id: nonEmptySchema,
  type: v.literal('public-key'),
  transports: v.exactOptional(v.array(v.string())),
})

/** Response of the call that begins a log-in with a passkey. */
export const passkeyRequestSchema = responseOf(
  object({
    challenge: nonEmptySchema,
    timeout: v.exactOptional(v.number()),
    rpId: v.exactOptional(nonEmptySchema),
    allowCredentials: v.exactOptional(v.array(descriptor)),
    userVerification: v.exactOptional(v.picklist(['required', 'preferred', 'discouraged'])),
  }),
)
