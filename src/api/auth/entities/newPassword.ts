import * as v from 'valibot'
import { nonEmptySchema, object, responseOf } from '../../response.ts'
import { userSchema } from './login.ts'

/** Response of the check of a link: whose password it resets, as far as the server says so. */
export const passwordLinkSchema = responseOf(
  object({
    email: v.optional(v.nullable(v.string()), null),
    username: v.optional(v.nullable(nonEmptySchema), null),
  }),
)

/** Response of setting a password: the member, if that has logged them in. */
export const passwordSetSchema = responseOf(object({ user: v.optional(v.nullable(userSchema), null) }))
