import type { AnyActorRef } from 'xstate'
import type { LoginCredentials, LoginExtras } from '../../../api/auth/auth.payloads.ts'
import { readBotToken, type LogInRequest } from './auth.client.ts'
import { authOptions } from './authOptions.ts'

/** The log-in call of a flow, with its bot-check token and what its container says. */
export function requestOf(
  system: AnyActorRef['system'],
  credentials: LoginCredentials,
  extras: Partial<LoginExtras> = {},
): LogInRequest {
  const { isSwitchingAccount = false, autologin } = authOptions.of(system)
  return {
    credentials,
    isSwitchingAccount,
    isAutomatic: credentials === autologin,
    extras: { recaptchaV3Token: readBotToken(system), ...extras },
  }
}
