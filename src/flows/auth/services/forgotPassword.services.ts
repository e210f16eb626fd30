import { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import { toFailure } from '../../../api/failure.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { isRateLimited } from '../../../errors/failure.ts'
import type { Experiments } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { authClient } from './auth.client.ts'

/** How a password is reset: by the page of the experiment, or by the usual one. */
export const resetTypeOf = ({ unified_password_reset }: Experiments) =>
  unified_password_reset ? 'unified' : 'reset'

/** Whether a refusal is passed over, because it would tell that there is no such account. That of too many requests tells nothing. */
export function isPassedOver(error: unknown, policy: Pick<Policy, 'codes' | 'sameResetAnswer'>) {
  const failure = toFailure(error)
  return policy.sameResetAnswer && failure.kind === 'refused' && !isRateLimited(failure, policy)
}

/** Requests the email that resets a password. The payload has no field for a bot-check token, so none is requested. */
export const requestReset = fromCall<void, { readonly identifier: string }>(
  async ({ config, input, signal }) => {
    const type = resetTypeOf(config.experiments)
    try {
      await authClient(config).forgotPassword({ username_or_email: input.identifier, type }, signal)
    } catch (error) {
      if (!isPassedOver(error, config.policy)) throw error
    }
  },
)

/** Resetting a password from a dialog, with its actor. */
export const forgotPasswordLogic = forgotPasswordMachine.provide({ actors: { requestReset } })
