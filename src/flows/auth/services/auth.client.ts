import type { AnyActorRef } from 'xstate'
import { DEFAULT_BOT_TOKEN } from '../../../../machines/auth/botCheck/botCheck.machine.ts'
import { createClient, type Client } from '../../../api/client.ts'
import { loginEndpoints, type LoginEndpoints } from '../../../api/auth/login.endpoints.ts'
import { ApiFailure } from '../../../api/failure.ts'
import type { LoginCredentials, LoginExtras } from '../../../api/auth/auth.payloads.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

export type AuthClient = Client<LoginEndpoints>

export const createAuthClient = ({ api, policy }: TackboardConfig): AuthClient =>
  createClient(loginEndpoints, { ...api, policy })

/** The current bot-check token; 'default' while there is none. auth.txt §7. */
export function readBotToken(system: { get(name: string): AnyActorRef | undefined }): string {
  const token: unknown = system.get('botCheck')?.getSnapshot().context.token
  return typeof token === 'string' ? token : DEFAULT_BOT_TOKEN
}

export interface LogInRequest {
  readonly credentials: LoginCredentials
  readonly extras: Pick<LoginExtras, 'recaptchaV3Token'> & Partial<LoginExtras>
  readonly isSwitchingAccount: boolean
}

/** The log-in call with all fields of auth.txt §3 and §7. */
export async function logIn(
  client: AuthClient,
  { platform, visitedPages }: TackboardConfig,
  request: LogInRequest,
  signal: AbortSignal,
) {
  const referrer = platform.navigation.referrer()
  const answer = await client.logIn(
    {
      ...request.credentials,
      attempt_event: 7534,
      get_user: true,
      app_type_from_client: platform.navigation.isPhone() ? 5 : 7,
      ...(referrer && { referrer }),
      ...(visitedPages && { visited_pages_before_login: visitedPages }),
      ...(request.isSwitchingAccount && { switch_account: true }),
      ...request.extras,
    },
    signal,
  )
  return answer.resource_response.data.user
}

/** Requests a new code. The response "a code is required" means that one was sent. */
export async function resendCode(
  client: AuthClient,
  config: TackboardConfig,
  request: LogInRequest,
  signal: AbortSignal,
): Promise<void> {
  try {
    await logIn(client, config, { ...request, extras: { ...request.extras, mfa_resend: true } }, signal)
  } catch (error) {
    const isSent =
      error instanceof ApiFailure &&
      error.code !== null &&
      config.policy.codes.mfaRequired.includes(error.code)
    if (!isSent) throw error
  }
}
