import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { ssoDecision } from '../../../src/domain/auth/providers/sso.ts'
import type { SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { splitFullName } from '../../../src/domain/auth/signup/names.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import { signupErrors } from '../../../src/errors/auth/signup.errors.ts'
import { findRow } from '../../../src/errors/resolve.ts'
import { attemptFailed } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { noErrors } from '../../fragments/form.ts'
import { isOutcome, required } from '../../fragments/outcome.ts'
import { providerFailed, socialRow } from '../../fragments/providerSignIn.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import { failing, toastOf } from '../../fragments/signupFailures.ts'
import type { SignupErrorId } from '../signup/signup.types.ts'
import type { SocialProfile } from '../socialSignup/socialSignup.types.ts'
import type { ssoPopupMachine, SsoPopupOutput } from '../ssoPopup/ssoPopup.machine.ts'
import type {
  SsoSignupContext,
  SsoSignupEmitted,
  SsoSignupEvent,
  SsoSignupInput,
  SsoSignupOutput,
} from './ssoSignup.types.ts'

const on = eventsOf<SsoSignupContext, SsoSignupEvent>()

/** The email that the account is made with: the company's word counts more than the address. */
export const emailOf = ({ person, email }: SsoSignupContext) => trimTyped(person?.email || email)

/** The fields of the register call that the company has filled in. */
export function profileOf(context: SsoSignupContext): SocialProfile {
  const { firstName, lastName } = splitFullName(context.person?.userName)
  return {
    email: emailOf(context),
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
  }
}

/** The company's token, for the register call or for a log-in. */
export const tokenOf = ({ person }: SsoSignupContext) => ({
  sso_id_token: required(person, 'person').idToken,
})

/** Actors, delays, guards and actions of a single sign-on sign-up; the chart is in `ssoSignup.machine.ts`. */
export const ssoSignupSetup = setup({
  types: types<{
    context: SsoSignupContext
    input: SsoSignupInput
    events: SsoSignupEvent
    output: SsoSignupOutput
    emitted: SsoSignupEmitted
    children: { ssoPopup: 'ssoPopup' }
  }>(),
  actors: {
    checkSso: notProvided<SsoInfo, { email: string }>('checkSso'),
    checkEmailExists: notProvided<boolean, { email: string }>('checkEmailExists'),
    ssoPopup: notProvidedMachine<typeof ssoPopupMachine>('ssoPopup'),
  },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    isOutcome,
    hasEmail: ({ context }) => isEmail(context.email),
    isEmailMissing: on.guard('email.submitted', ({ email }) => !trimTyped(email)),
    isEmailMalformed: on.guard('email.submitted', ({ email }) => !isEmail(email)),
    /** Without a page to authorize on, there is nothing to continue with. */
    canSignUp: (_, { output }: Output<SsoInfo>) =>
      ssoDecision(output) === 'signup' && output.authorizationUri !== null,
    hasAccount: (_, { output }: Output<SsoInfo>) => output.existingUser,
    isSsoMember: ({ context }) => ssoDecision(context.sso) === 'popup',
    /** The company named another email than the one that was asked about. */
    isOtherEmail: ({ context }, { output }: Output<SsoPopupOutput>) =>
      output.outcome === 'identified' &&
      Boolean(output.person.email) &&
      output.person.email?.toLowerCase() !== trimTyped(context.email).toLowerCase(),
    isTaken: (_, { output }: Output<boolean>) => output,
  },
}).extend({
  actions: {
    assignEmail: assign(on.patch('email.submitted', ({ email }) => ({ email }))),
    assignSso: assign((_, { output }: Output<SsoInfo>) => ({ sso: output })),
    assignPerson: assign((_, { output }: Output<SsoPopupOutput>) =>
      output.outcome === 'identified' ? { person: output.person } : {},
    ),
    assignRow: assign((_, { row }: { row: SignupErrorId }) => failing(row)),
    assignFailure: assign(({ context }, { error }: Thrown) =>
      failing(`signup.${findRow(signupErrors, toFailure(error), context.policy) ?? 'other'}`),
    ),
    assignSocialError: assign((_, { output }: Output<SsoPopupOutput>) => failing(socialRow(output.outcome))),
    clearErrors: assign(noErrors),
    emitToast: enqueueActions(({ context, enqueue }) => {
      const toast = toastOf({ ...context, extras: null })
      if (toast) enqueue.emit(toast)
    }),
    emitFailed: emit(({ context }, { error }: Thrown) =>
      attemptFailed(context.failure ?? 'signup.other', error, { provider: 'sso' }),
    ),
    emitSsoFailed: emit((_, { output }: Output<SsoPopupOutput>) => providerFailed('sso', output.outcome)),
    focusPopup: sendTo('ssoPopup', { type: 'popup.focused' }),
  },
})
