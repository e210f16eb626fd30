import { assign, emit, enqueueActions, sendTo } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { signupRow, signupSlotOf, type SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import { attemptFailed, reported } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { failsWith, noErrors } from '../../fragments/form.ts'
import type { ConsentsOutput } from '../consents/consents.machine.ts'
import { toastOf } from '../signup/signup.failures.ts'
import type { SocialPopupOutput } from '../socialPopup/socialPopup.machine.ts'
import { resolveEmailCheck, resolveRegistration } from './socialSignup.errors.ts'
import { problemOf, socialSignupBase } from './socialSignup.guards.ts'
import type {
  Registered,
  SocialForm,
  SocialProfile,
  SocialSignupContext,
  SocialSignupEvent,
} from './socialSignup.types.ts'

const on = eventsOf<SocialSignupContext, SocialSignupEvent>()

const failing = failsWith({ row: signupRow, slotOf: signupSlotOf })

/** Actors, delays, guards and actions of a social sign-up; the chart is in `socialSignup.machine.ts`. */
export const socialSignupSetup = socialSignupBase.extend({
  actions: {
    assignProfile: assign((_, { output }: Output<SocialProfile>) => ({
      profile: output,
      email: output.email ?? '',
      birthday: output.birthday ?? '',
    })),
    assignToken: assign((_, { output }: Output<SocialPopupOutput>) =>
      output.outcome === 'connected' ? { credentials: output.token } : {},
    ),
    assignEmail: assign(on.patch('email.submitted', ({ email }) => ({ email }))),
    assignBirthday: assign(on.patch('birthday.submitted', ({ birthday }) => ({ birthday }))),
    assignBirthdayProblem: assign(
      on.patch('birthday.submitted', (event, context) => {
        const problem = problemOf(context, event)
        return problem ? failing(`signup.${problem}`) : {}
      }),
    ),
    assignExtras: assign((_, { output }: Output<ConsentsOutput>) =>
      output.outcome === 'agreed' ? { extras: output.extras } : {},
    ),
    assignRegistered: assign((_, { output }: Output<Registered>) => ({
      user: output.user,
      serverMessage: output.message,
    })),
    assignRow: assign((_, { row }: { row: SignupRowId }) => failing(row)),
    assignEmailCheckFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      return { ...failing(resolveEmailCheck(failure, context.policy)), serverMessage: failure.serverMessage }
    }),
    assignFailure: assign(({ context: { policy } }, { error, form }: Thrown & { form: SocialForm }) => {
      const failure = toFailure(error)
      return {
        ...failing(resolveRegistration(failure, { policy, form })),
        serverMessage: failure.serverMessage,
      }
    }),
    clearErrors: assign(noErrors),
    emitToast: enqueueActions(({ context, enqueue }) => {
      const toast = toastOf(context)
      if (toast) enqueue.emit(toast)
    }),
    emitFailed: emit(({ context: { failure, type } }, { error }: Thrown) => {
      const row = failure ?? 'signup.other'
      return attemptFailed(row, error, { provider: type, ...reported(signupRow(row)) })
    }),
    focusPopup: sendTo('rerequestEmail', { type: 'popup.focused' }),
  },
})
