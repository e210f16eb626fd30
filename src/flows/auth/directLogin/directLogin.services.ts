import { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { rateLimitMachine } from '../../../../machines/auth/rateLimit/rateLimit.machine.ts'
import type { LoginCredentials, LoginExtras } from '../../../api/auth/auth.payloads.ts'
import type { User } from '../../../api/auth/entities/login.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { lazyMachine } from '../../runtime/lazyPart.ts'
import { codeSent } from '../services/auth.client.ts'
import { recordTimestamp } from '../services/botLimit.storage.ts'

/** A flow's own log-in call. */
export type DirectLogIn = (
  credentials: LoginCredentials,
  extras: Pick<LoginExtras, 'mfa_token' | 'mfa_resend' | 'recaptchaV2Token'>,
  signal: AbortSignal,
) => Promise<User>

/** The machines that a log-in without a form may go on to: two-factor, and the limit of the bot check. */
export const directLoginActors = (config: TackboardConfig, logIn: DirectLogIn) => ({
  loginMfa: lazyMachine(() =>
    loginMfaMachine.provide({
      actors: {
        verifyCode: fromCall(({ input: { credentials, code }, signal }) =>
          logIn(credentials, { mfa_token: code }, signal),
        ),
        resendCode: fromCall(({ input: { credentials }, signal }) =>
          codeSent(logIn(credentials, { mfa_resend: true }, signal), config.policy),
        ),
      },
    }),
  ),
  rateLimit: lazyMachine(() =>
    rateLimitMachine.provide({
      actors: { recordTimestamp: fromCall(() => Promise.resolve(recordTimestamp(config))) },
    }),
  ),
})

/** The token of a solved v2 widget, as the log-in call sends it. */
export const v2Token = (botToken: string | null) => (botToken ? { recaptchaV2Token: botToken } : {})
