import * as v from 'valibot'
import { withRaw } from '../../rawAnswer.ts'
import { nonEmptySchema, object, responseOf } from '../../response.ts'

const place = v.fallback(v.optional(v.nullable(v.string()), null), null)
const url = v.optional(v.nullable(v.string()))

/** The user in a log-in response. */
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

/** Where the server places a member, in its own codes; null where it does not know. */
export interface ClientContext {
  readonly country: string | null
  readonly countryFromHostname: string | null
  readonly countryFromIp: string | null
  readonly regionFromIp: string | null
}

/** A member, as a log-in or a registration returns them. */
export interface User extends v.InferOutput<typeof userSchema> {
  /** Only after a log-in, if the server sends it. */
  readonly clientContext?: ClientContext
  /** The server's ID for the accounts that one can switch between; only after a log-in, if the server sends it. */
  readonly groupId?: string
  /** The server's whole answer, unvalidated; only by `policy.rawAnswers`. */
  readonly rawAnswer?: unknown
}

/** Response of the log-in call. */
export const loginResponseSchema = object({
  client_context: v.optional(
    v.nullable(
      object({
        country: place,
        country_from_hostname: place,
        country_from_ip: place,
        region_from_ip: place,
      }),
    ),
    null,
  ),
  /** The spec does not say where the group of saved accounts comes from: here, beside the user. */
  resource_response: object({ data: object({ user: userSchema, group_id: place }) }),
})

/** The member in a log-in response. */
export function memberOf(answer: v.InferOutput<typeof loginResponseSchema>): User {
  const { client_context: context, resource_response } = answer
  const { user, group_id: groupId } = resource_response.data
  const member = withRaw({ ...user, ...(groupId && { groupId }) }, answer)
  if (context === null) return member
  const clientContext = {
    country: context.country,
    countryFromHostname: context.country_from_hostname,
    countryFromIp: context.country_from_ip,
    regionFromIp: context.region_from_ip,
  }
  return { ...member, clientContext }
}

/** Response of POST /v3/sso/info/. */
export const ssoInfoSchema = responseOf(
  object({
    is_sso: v.boolean(),
    existing_user: v.optional(v.boolean(), false),
    existing_user_is_sso: v.optional(v.boolean(), false),
    authorization_uri: v.optional(v.nullable(v.string()), null),
    redirect_uri: v.optional(v.nullable(v.string()), null),
    exchange_code_to_token_info_url: v.optional(v.nullable(v.string()), null),
  }),
)

/** Response of the exchange URL. A log-in reads the code, a sign-up the token. */
export const ssoTokenSchema = responseOf(
  object({
    auth_code: v.optional(v.nullable(v.string()), null),
    sso_id: v.optional(v.nullable(nonEmptySchema), null),
    sso_id_token: v.optional(v.nullable(v.string()), null),
    sso_email: v.optional(v.nullable(v.string()), null),
    sso_user_name: v.optional(v.nullable(v.string()), null),
  }),
)
