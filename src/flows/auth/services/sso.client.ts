import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { toSsoInfo, toSsoPerson } from '../../../api/auth/entities/toSso.ts'
import type { SsoInfo, SsoPerson } from '../../../domain/auth/providers/ssoInfo.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { authClient } from './auth.client.ts'

/** Checks an email for SSO. A response with an unsafe URL counts as no SSO. */
export async function checkSso(
  config: TackboardConfig,
  email: string,
  signal: AbortSignal,
): Promise<SsoInfo> {
  const answer = await authClient(config).checkSso({ email }, signal)
  const { origin } = new URL(config.platform.navigation.href())
  return toSsoInfo(answer, { origin, trustedOrigins: trustedOriginsOf(config.policy) })
}

interface Exchange {
  readonly url: string
  readonly code: string
  readonly state: string
}

/** Exchanges a popup's code for the code to log in with; null when the response holds none. */
export async function exchangeCode(
  config: TackboardConfig,
  input: Exchange,
  signal: AbortSignal,
): Promise<string | null> {
  return (await authClient(config).exchangeSsoCode(input, signal)).resource_response.data.auth_code
}

/** Exchanges a popup's code for the token to sign up with; null when the response holds none. */
export async function exchangeForPerson(
  config: TackboardConfig,
  input: Exchange,
  signal: AbortSignal,
): Promise<SsoPerson | null> {
  return toSsoPerson(await authClient(config).exchangeSsoCode(input, signal))
}
