import { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import type { LoginCredentials, LoginExtras } from '../../../api/auth/auth.payloads.ts'
import type { User } from '../../../api/auth/entities/login.ts'
import type { FlowConfig } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { codeFields, codeSent } from '../services/mfa.client.ts'
import { rateLimitLogic } from '../services/rateLimit.services.ts'

/** A flow's own log-in call. */
export type DirectLogIn = (
  config: FlowConfig,
  credentials: LoginCredentials,
  extras: Pick<
    LoginExtras,
    'mfa_token' | 'mfa_method' | 'mfa_remember_device' | 'mfa_resend' | 'recaptchaV2Token'
  >,
  signal: AbortSignal,
) => Promise<User>

/** The machines that a log-in without a form may go on to: two-factor, and the limit of the bot check. */
export const directLoginActors = (logIn: DirectLogIn) => ({
  loginMfa: loginMfaMachine.provide({
    actors: {
      verifyCode: fromCall(({ config, input, signal }) =>
        logIn(config, input.credentials, codeFields(input), signal),
      ),
      resendCode: fromCall(({ config, input: { credentials }, signal }) =>
        codeSent(logIn(config, credentials, { mfa_resend: true }, signal), config.policy),
      ),
    },
  }),
  rateLimit: rateLimitLogic,
})

/** The token of a solved v2 widget, as the log-in call sends it. */
export const v2Token = (botToken: string | null) => (botToken ? { recaptchaV2Token: botToken } : {})
