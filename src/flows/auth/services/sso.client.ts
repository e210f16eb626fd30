import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { trustSsoInfo } from '../../../domain/auth/providers/sso.ts'
import type { SsoInfo, SsoPerson } from '../../../domain/auth/providers/ssoInfo.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import type { AuthClient } from './auth.client.ts'

/** Checks an e-mail for SSO. A response with an unsafe URL counts as no SSO. A14. */
export async function checkSso(
  client: AuthClient,
  config: TackboardConfig,
  email: string,
  signal: AbortSignal,
): Promise<SsoInfo> {
  const { data } = (await client.checkSso({ email }, signal)).resource_response
  const info = {
    isSso: data.is_sso,
    existingUser: data.existing_user,
    existingUserIsSso: data.existing_user_is_sso,
    authorizationUri: data.authorization_uri,
    exchangeCodeToTokenUrl: data.exchange_code_to_token_info_url,
    redirectUri: data.redirect_uri,
  }
  const { origin } = new URL(config.platform.navigation.href())
  return trustSsoInfo(info, { origin, trustedOrigins: trustedOriginsOf(config.policy) })
}

interface Exchange {
  readonly url: string
  readonly code: string
  readonly state: string
}

/** Exchanges a popup's code for the code to log in with; null when the response holds none. auth.txt §7. */
export async function exchangeCode(
  client: AuthClient,
  input: Exchange,
  signal: AbortSignal,
): Promise<string | null> {
  return (await client.exchangeSsoCode(input, signal)).resource_response.data.auth_code
}

/** Exchanges a popup's code for the token to sign up with; null when the response holds none. auth.txt §7. */
export async function exchangeForPerson(
  client: AuthClient,
  input: Exchange,
  signal: AbortSignal,
): Promise<SsoPerson | null> {
  const { data } = (await client.exchangeSsoCode(input, signal)).resource_response
  return data.sso_id_token
    ? { idToken: data.sso_id_token, email: data.sso_email, userName: data.sso_user_name }
    : null
}
