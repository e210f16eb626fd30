import type { AnyActorRef } from 'xstate'
import { DEFAULT_BOT_TOKEN } from '../../../../machines/auth/botCheck/botCheck.machine.ts'
import type { VerifyCodeInput } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { loginEndpoints } from '../../../api/auth/login.endpoints.ts'
import { memberOf, type User } from '../../../api/auth/entities/login.ts'
import { ApiFailure } from '../../../api/failure.ts'
import type { LoginCredentials, LoginExtras } from '../../../api/auth/auth.payloads.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import {
  loginMethods,
  providerOfCredentials,
  type ProviderKind,
} from '../../../domain/auth/providers/loginMethods.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { logAttempt, visitFields } from './attempts.ts'

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
  const method = extras.mfa_token === undefined ? undefined : loginMethods.MULTIFACTOR
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

/** What the log-in call sends of a code. */
export const codeFields = ({ code, method, remembersDevice }: VerifyCodeInput) => ({
  mfa_token: code,
  ...(method && { mfa_method: method }),
  ...(remembersDevice && { mfa_remember_device: remembersDevice }),
})

/** Requests a new code. */
export const resendCode = (
  config: TackboardConfig,
  request: LogInRequest,
  signal: AbortSignal,
): Promise<void> =>
  codeSent(
    logIn(config, { ...request, extras: { ...request.extras, mfa_resend: true } }, signal),
    config.policy,
  )

/** Waits for a call that requests a new code. The response "a code is required" means that one was sent. */
export async function codeSent(call: Promise<unknown>, { codes }: Policy): Promise<void> {
  try {
    await call
  } catch (error) {
    const isSent =
      error instanceof ApiFailure && error.code !== null && codes.mfaRequired.includes(error.code)
    if (!isSent) throw error
  }
}
