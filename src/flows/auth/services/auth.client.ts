import type { AnyActorRef } from 'xstate'
import { DEFAULT_BOT_TOKEN } from '../../../../machines/auth/botCheck/botCheck.machine.ts'
import { loginEndpoints } from '../../../api/auth/login.endpoints.ts'
import { memberOf, type User } from '../../../api/auth/entities/login.ts'
import type { LoginCredentials, LoginExtras } from '../../../api/auth/auth.payloads.ts'
import {
  loginMethods,
  providerOfCredentials,
  type ProviderKind,
} from '../../../domain/auth/providers/loginMethods.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { logAttempt, storedMethod, visitFields } from './attempts.ts'

export const authClient = clientOf(loginEndpoints)

/** The current bot-check token; 'default' while there is none. */
export function readBotToken(system: { get(name: string): AnyActorRef | undefined }): string {
  const token: unknown = system.get('botCheck')?.getSnapshot().context.token
  return typeof token === 'string' ? token : DEFAULT_BOT_TOKEN
}

export interface LogInRequest {
  readonly credentials: LoginCredentials
  readonly extras: Pick<LoginExtras, 'recaptchaV3Token'> & Partial<LoginExtras>
  readonly isSwitchingAccount: boolean
  /** Whether the page logs in by itself, as with a returning member's token. Default: false. */
  readonly isAutomatic?: boolean | undefined
  /** Whether the password is one that the browser had stored, for the log. Default: false. */
  readonly isStored?: boolean | undefined
  /** Who vouches for the person, for the log. Default: as the credentials say. */
  readonly provider?: ProviderKind | undefined
}

/** The log-in call with all its fields. Logs the attempt. */
export async function logIn(
  config: TackboardConfig,
  { credentials, extras, isSwitchingAccount, isAutomatic, ...request }: LogInRequest,
  signal: AbortSignal,
): Promise<User> {
  const provider = request.provider ?? providerOfCredentials(credentials)
  const method = extras.mfa_token === undefined ? storedMethod(request) : loginMethods.MULTIFACTOR
  // Asking for another code is no attempt.
  if (!extras.mfa_resend) logAttempt(config, 'login.attempted', provider, method)
  const answer = await authClient(config).logIn(
    {
      ...credentials,
      attempt_event: 7534,
      get_user: true,
      ...visitFields(config),
      ...(isSwitchingAccount && { switch_account: true }),
      ...(isAutomatic && { autologin: true, ...(provider === 'facebook' && { facebook_autologin: true }) }),
      ...extras,
    },
    signal,
  )
  return memberOf(answer)
}
