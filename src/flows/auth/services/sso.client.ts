import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { trustSsoInfo } from '../../../domain/auth/providers/sso.ts'
import type { SsoInfo } from '../../../domain/auth/providers/ssoInfo.ts'
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
  }
  const { origin } = new URL(config.platform.navigation.href())
  return trustSsoInfo(info, { origin, trustedOrigins: trustedOriginsOf(config.policy) })
}

/** Exchanges a popup's code; null when the response holds no tokens. auth.txt §7. */
export async function exchangeCode(
  client: AuthClient,
  input: { readonly url: string; readonly code: string; readonly state: string },
  signal: AbortSignal,
): Promise<string | null> {
  return (await client.exchangeSsoCode(input, signal)).resource_response.data.auth_code
}
