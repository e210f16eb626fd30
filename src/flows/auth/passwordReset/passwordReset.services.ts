import { passwordResetMachine } from '../../../../machines/auth/passwordReset/passwordReset.machine.ts'
import { forgotPasswordLogic, requestReset } from '../services/forgotPassword.services.ts'

/** The machine of the page with its actors. */
export const passwordResetLogic = passwordResetMachine.provide({
  actors: { requestReset, forgotPassword: forgotPasswordLogic },
})
