import { assign, emit, enqueueActions, sendTo } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { mailDomainHint } from '../../../src/domain/auth/email/mailDomainHint.ts'
import { signupEmailProblem } from '../../../src/domain/auth/email/signupEmail.ts'
import { ssoDecision } from '../../../src/domain/auth/providers/sso.ts'
import type { SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { providerOf } from '../../../src/domain/auth/providers/providerToken.ts'
import { withProvider } from '../../../src/domain/auth/providers/providers.ts'
import { signupRow } from '../../../src/errors/auth/signup.errors.ts'
import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import { attemptFailed, reported } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { noErrors, withoutError } from '../../fragments/form.ts'
import { required } from '../../fragments/outcome.ts'
import { providerFailed, socialRow } from '../../fragments/providerSignIn.ts'
import type { ConsentsOutput } from '../consents/consents.machine.ts'
import type { SocialPopupOutput } from '../socialPopup/socialPopup.machine.ts'
import { signupBase } from './signup.guards.ts'
import { failing, isOwnRow, toastOf } from '../../fragments/signupFailures.ts'
import { problemsOf, rowOf, type SignupCall } from './signup.rules.ts'
import type { Registered, SignupContext, SignupErrorId, Validation } from './signup.types.ts'
import type { SignupEvent } from './signup.events.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

const on = eventsOf<SignupContext, SignupEvent>()

/** Actors, delays, guards and actions of the sign-up form; the chart is in `signup.machine.ts`. */
export const signupSetup = signupBase.extend({
  actions: {
    assignEmail: assign(
      on.patch('email.changed', ({ value }, { errors }) => ({
        email: value,
        sso: null,
        suggestion: null,
        errors: withoutError(errors, 'email'),
      })),
    ),
    /** Password managers fill fields without an input event; blur is the first event to carry the value. */
    assignBlurred: assign(
      on.patch('email.blurred', ({ value }, { email, sso, errors }) => ({
        email: value,
        sso: value === email ? sso : null,
        suggestion: mailDomainHint(value),
        errors: trimTyped(value) && !isEmail(value) ? { ...errors, email: 'signup.emailFormat' } : errors,
      })),
    ),
    acceptSuggestion: assign(({ context: { suggestion, errors } }) =>
      suggestion
        ? { email: suggestion, suggestion: null, sso: null, errors: withoutError(errors, 'email') }
        : {},
    ),
    assignPassword: assign(
      on.patch('password.changed', ({ value }, { errors }) => ({
        password: value,
        errors: withoutError(errors, 'password'),
      })),
    ),
    assignBirthday: assign(
      on.patch('birthday.changed', ({ value }, { errors }) => ({
        birthday: value,
        errors: withoutError(errors, 'birthday'),
      })),
    ),
    assignFields: assign(
      on.patch('form.submitted', ({ email, password, birthday, today }, context) => ({
        email,
        password,
        birthday,
        today,
        sso: email === context.email ? context.sso : null,
      })),
    ),
    /** Every broken rule at once. */
    assignProblems: assign(({ context }) => ({ ...noErrors, errors: problemsOf(context) })),
    assignRejected: assign(({ context: { email, errors } }) => ({
      errors: { ...errors, email: `signup.${signupEmailProblem(email) ?? 'emailRejected'}` as const },
    })),
    assignChecked: assign(({ context }, { output }: Output<boolean>) => ({
      checked: { email: trimTyped(context.email), exists: output },
      ...(output && { errors: {}, failure: null }),
    })),
    /** A member of single sign-on is known to have an account. */
    assignSso: assign(({ context }, { output }: Output<SsoInfo>) => ({
      sso: output,
      ...(ssoDecision(output) === 'popup' && {
        checked: { email: trimTyped(context.email), exists: true },
        errors: {},
        failure: null,
      }),
    })),
    assignRow: assign((_, { row }: { row: SignupErrorId }) => failing(row)),
    assignInvalid: assign((_, { output, row }: Output<Validation> & { row: SignupErrorId }) => ({
      ...failing(row),
      serverMessage: output.message,
    })),
    assignFailure: assign(({ context }, { error, call }: Thrown & { call: SignupCall }) => {
      const failure = toFailure(error)
      const row = `signup.${rowOf(call, failure, context)}` as const
      const prevented = preventedBy(row)
      return {
        ...failing(row),
        serverMessage: failure.serverMessage,
        prevented: prevented ? withProvider(context.prevented, prevented) : context.prevented,
      }
    }),
    /** A member can still log in with a provider. */
    assignIneligible: assign(({ context: { errors } }) => {
      const ineligible = failing('signup.ineligible')
      return errors.google
        ? { ...ineligible, errors: { ...ineligible.errors, google: errors.google } }
        : ineligible
    }),
    clearErrors: assign({ ...noErrors, suggestion: null }),
    assignProvider: assign(on.patch('provider.chosen', ({ provider }) => ({ provider }))),
    assignToken: assign((_, { output }: Output<SocialPopupOutput>) =>
      output.outcome === 'connected' ? { credentials: output.token } : {},
    ),
    assignReceived: assign(
      on.patch('token.received', ({ token }) => ({ provider: providerOf(token), credentials: token })),
    ),
    assignSocialError: assign((_, { output }: Output<SocialPopupOutput>) =>
      failing(socialRow(output.outcome)),
    ),
    assignExtras: assign((_, { output }: Output<ConsentsOutput>) =>
      output.outcome === 'agreed' ? { extras: output.extras } : {},
    ),
    assignRegistered: assign((_, { output }: Output<Registered>) => ({
      user: output.user,
      serverMessage: output.message,
    })),
    emitToast: enqueueActions(({ context, enqueue }) => {
      const toast = toastOf(context)
      if (toast) enqueue.emit(toast)
    }),
    emitFailed: emit(({ context: { failure } }, { error }: Thrown) => {
      const row = failure && isOwnRow(failure) ? failure : 'signup.other'
      return attemptFailed(row, error, reported(signupRow(row)))
    }),
    emitProviderFailed: emit(({ context: { provider } }, { output }: Output<SocialPopupOutput>) =>
      providerFailed(required(provider, 'provider'), output.outcome),
    ),
    focusSocialPopup: sendTo('socialPopup', { type: 'popup.focused' }),
  },
})
