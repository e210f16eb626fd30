import * as v from 'valibot'

const url = v.optional(v.nullable(v.string()))

/** The user in a log-in response. auth.txt §3 "Login response". */
export const userSchema = v.object({
  id: v.string(),
  username: v.string(),
  email: v.optional(v.nullable(v.string())),
  full_name: v.optional(v.nullable(v.string())),
  image_medium_url: url,
  image_large_url: url,
  /** Present for business accounts. */
  partner: v.optional(v.nullable(v.object({ is_create: v.optional(v.boolean()) }))),
})
export type User = v.InferOutput<typeof userSchema>

/** Response of the log-in call. auth.txt §3, §7. */
export const loginResponseSchema = v.object({
  client_context: v.optional(v.record(v.string(), v.unknown())),
  resource_response: v.object({ data: v.object({ user: userSchema }) }),
})

/** Response of POST /v3/sso/info/. auth.txt §3 "SSO check result", server form. */
export const ssoInfoSchema = v.object({
  resource_response: v.object({
    data: v.object({
      is_sso: v.boolean(),
      existing_user: v.optional(v.boolean(), false),
      existing_user_is_sso: v.optional(v.boolean(), false),
      authorization_uri: v.optional(v.nullable(v.string()), null),
      exchange_code_to_token_info_url: v.optional(v.nullable(v.string()), null),
    }),
  }),
})

/** Response of the exchange URL. When logging in, only the code is read. auth.txt §3 "SSO token result". */
export const ssoTokenSchema = v.object({
  resource_response: v.object({
    data: v.object({
      auth_code: v.optional(v.nullable(v.string()), null),
      sso_id: v.optional(v.nullable(v.string()), null),
      sso_id_token: v.optional(v.nullable(v.string()), null),
      sso_email: v.optional(v.nullable(v.string()), null),
      sso_user_name: v.optional(v.nullable(v.string()), null),
    }),
  }),
})
