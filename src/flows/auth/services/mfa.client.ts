import type { VerifyCodeInput } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { ApiFailure } from '../../../api/failure.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { logIn, type LogInRequest } from './auth.client.ts'

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
