import * as v from 'valibot'
import { nonEmptySchema, object, responseOf } from '../../response.ts'

const passed = v.optional(v.unknown())
const url = v.optional(v.nullable(v.string()))

/** The user in a log-in response. auth.txt §3 "Login response". */
export const userSchema = object({
  id: nonEmptySchema,
  username: nonEmptySchema,
  email: v.optional(v.nullable(v.string())),
  full_name: v.optional(v.nullable(v.string())),
  image_medium_url: url,
  image_large_url: url,
  /** Present for business accounts. */
  partner: v.optional(v.nullable(object({ is_create: v.optional(v.boolean()) }))),
})
export type User = v.InferOutput<typeof userSchema>

/** Response of the log-in call. auth.txt §3, §7. */
export const loginResponseSchema = object({
  /** Passed through without being read. */
  client_context: v.optional(
    object({
      country: passed,
      country_from_hostname: passed,
      country_from_ip: passed,
      region_from_ip: passed,
    }),
  ),
  resource_response: object({ data: object({ user: userSchema }) }),
})

/** Response of POST /v3/sso/info/. auth.txt §3 "SSO check result", server form. */
export const ssoInfoSchema = responseOf(
  object({
    is_sso: v.boolean(),
    existing_user: v.optional(v.boolean(), false),
    existing_user_is_sso: v.optional(v.boolean(), false),
    authorization_uri: v.optional(v.nullable(v.string()), null),
    exchange_code_to_token_info_url: v.optional(v.nullable(v.string()), null),
  }),
)

/** Response of the exchange URL. When logging in, only the code is read. auth.txt §3 "SSO token result". */
export const ssoTokenSchema = responseOf(
  object({
    auth_code: v.optional(v.nullable(v.string()), null),
    sso_id: v.optional(v.nullable(nonEmptySchema), null),
    sso_id_token: v.optional(v.nullable(v.string()), null),
    sso_email: v.optional(v.nullable(v.string()), null),
    sso_user_name: v.optional(v.nullable(v.string()), null),
  }),
)
