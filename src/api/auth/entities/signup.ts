import * as v from 'valibot'
import { userSchema } from './login.ts'

/** Answer of GET /v3/register/exists/: false means that the e-mail is free. auth.txt §7. */
export const emailExistsSchema = v.object({ resource_response: v.object({ data: v.boolean() }) })

/** Answer of the server's own validations. auth.txt §7. A refusal may say why. */
export const validationSchema = v.object({
  resource_response: v.object({
    data: v.object({ is_valid: v.boolean(), message: v.optional(v.nullable(v.string()), null) }),
  }),
})

/** Answer of the register call: the new member, and at times words to show before the person goes on. auth.txt §2 "respondMessage". */
export const registerAnswerSchema = v.object({
  resource_response: v.object({
    data: v.object({ user: userSchema, response_message: v.optional(v.nullable(v.string()), null) }),
  }),
})
