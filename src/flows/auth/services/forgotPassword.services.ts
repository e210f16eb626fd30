import { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import type { Experiments } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { authClient } from './auth.client.ts'

/** How a password is reset: by the page of the experiment, or by the usual one. */
export const resetTypeOf = ({ unified_password_reset }: Experiments) =>
  unified_password_reset ? 'unified' : 'reset'

/** Requests the email that resets a password. The payload has no field for a bot-check token, so none is requested. */
export const requestReset = fromCall<void, { readonly identifier: string }>(
  async ({ config, input, signal }) => {
    const type = resetTypeOf(config.experiments)
    await authClient(config).forgotPassword({ username_or_email: input.identifier, type }, signal)
  },
)

/** Resetting a password from a dialog, with its actor. */
export const forgotPasswordLogic = forgotPasswordMachine.provide({ actors: { requestReset } })
