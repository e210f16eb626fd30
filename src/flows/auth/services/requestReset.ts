import type { Experiments } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { AuthClient } from './auth.client.ts'

/** How a password is reset: by the page of the experiment, or by the usual one. */
export const resetTypeOf = ({ unified_password_reset }: Experiments) =>
  unified_password_reset ? 'unified' : 'reset'

/** Requests the email that resets a password. The payload has no field for a bot-check token, so none is requested. */
export const requestReset = (client: AuthClient, experiments: Experiments) =>
  fromCall<void, { readonly identifier: string }>(async ({ input, signal }) => {
    await client.forgotPassword(
      { username_or_email: input.identifier, type: resetTypeOf(experiments) },
      signal,
    )
  })
