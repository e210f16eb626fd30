import type { ActorRefFrom } from 'xstate'
import type { passwordResetMachine } from '../../../../machines/auth/passwordReset/passwordReset.machine.ts'
import { keepSteps, type StepOnScreen, type StepsOptions } from '../../runtime/steps/keepSteps.ts'
import { connectForgot } from './passwordReset.connect.ts'

type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>

/** The form, or the dialog that confirms that the email was sent. */
export function readPasswordResetStep(reset: PasswordResetActor): StepOnScreen {
  const { forgot } = connectForgot(reset.getSnapshot())
  return forgot
    ? { name: 'sent', backTo: ['form'], goBack: () => forgot.send({ type: 'notice.closed' }) }
    : { name: 'form', backTo: [], goBack() {} }
}

/** Keeps the steps in the browser's history. */
export const keepPasswordResetSteps = (reset: PasswordResetActor, options: StepsOptions) =>
  keepSteps(reset, readPasswordResetStep, options)
