import * as v from 'valibot'
import { object, responseOf } from '../../response.ts'
import { userSchema } from './login.ts'

const name = v.optional(v.nullable(v.string()), null)

/** Response of the check of a link: whose password it resets, as far as the server says so. */
export const passwordLinkSchema = responseOf(object({ email: name, username: name }))

/** Response of setting a password: the member, if that has logged them in. */
export const passwordSetSchema = responseOf(object({ user: v.optional(v.nullable(userSchema), null) }))
