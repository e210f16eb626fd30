import * as v from 'valibot'
import { object } from '../../response.ts'
import { userSchema } from './login.ts'

/** Response of GET /v3/register/exists/: whether an account with the email exists. */
export const emailExistsSchema = object({ resource_response: object({ data: v.boolean() }) })

/** Response of the server's validations, with an optional reason. */
export const validationSchema = object({
  resource_response: object({
    data: object({ is_valid: v.boolean(), message: v.optional(v.nullable(v.string()), null) }),
  }),
})

/** Response of the register call: the new user, and optionally a message to show before continuing. */
export const registerResponseSchema = object({
  resource_response: object({
    data: object({ user: userSchema, response_message: v.optional(v.nullable(v.string()), null) }),
  }),
})
