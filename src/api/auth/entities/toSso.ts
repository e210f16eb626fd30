import type * as v from 'valibot'
import { trustSsoInfo, type Origins } from '../../../domain/auth/providers/sso.ts'
import type { SsoInfo, SsoPerson } from '../../../domain/auth/providers/ssoInfo.ts'
import type { ssoInfoSchema, ssoTokenSchema } from './login.ts'

export type SsoInfoAnswer = v.InferOutput<typeof ssoInfoSchema>
export type SsoTokenAnswer = v.InferOutput<typeof ssoTokenSchema>

/** Converts the answer to an SSO check. One with an unsafe URL counts as no SSO. */
export const toSsoInfo = ({ resource_response: { data } }: SsoInfoAnswer, origins: Origins): SsoInfo =>
  trustSsoInfo(
    {
      isSso: data.is_sso,
      existingUser: data.existing_user,
      existingUserIsSso: data.existing_user_is_sso,
      authorizationUri: data.authorization_uri,
      exchangeCodeToTokenUrl: data.exchange_code_to_token_info_url,
      redirectUri: data.redirect_uri,
    },
    origins,
  )

/** Converts the answer of an exchange into the token to sign up with; null when it holds none. */
export const toSsoPerson = ({ resource_response: { data } }: SsoTokenAnswer): SsoPerson | null =>
  data.sso_id_token
    ? { idToken: data.sso_id_token, email: data.sso_email, userName: data.sso_user_name }
    : null
