import { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import { passwordResetMachine } from '../../../../machines/auth/passwordReset/passwordReset.machine.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { createAuthClient } from '../services/auth.client.ts'
import { requestReset } from '../services/requestReset.ts'

/** The machine of the page with every actor provided from the config. */
export function providePasswordReset(config: TackboardConfig) {
  const actors = { requestReset: requestReset(createAuthClient(config), config.experiments) }
  return passwordResetMachine.provide({
    actors: { ...actors, forgotPassword: forgotPasswordMachine.provide({ actors }) },
  })
}
