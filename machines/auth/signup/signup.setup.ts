import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { mailDomainHint } from '../../../src/domain/auth/email/mailDomainHint.ts'
import { signupEmailProblem } from '../../../src/domain/auth/email/signupEmail.ts'
import type { SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import type { consentsMachine, ConsentsOutput } from '../consents/consents.machine.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { socialPopupMachine, SocialPopupOutput } from '../socialPopup/socialPopup.machine.ts'
import type { ssoCheckMachine } from '../ssoCheck/ssoCheck.machine.ts'
import type { underageMachine } from '../underage/underage.machine.ts'
import {
  isOwnRow,
  placed,
  problemsOf,
  rowOf,
  socialRowOf,
  toastOf,
  without,
  type SignupCall,
} from './signup.rules.ts'
import type {
  Registered,
  RegisterInput,
  SignupContext,
  SignupEmitted,
  SignupErrorId,
  SignupEvent,
  SignupInput,
  SignupOutput,
  Validation,
} from './signup.types.ts'

type Answer<T> = { readonly output: T }
type Thrown = { readonly error: unknown; readonly call: SignupCall }

/** Guards, actions, actors and delays of the sign-up form; the graph is in `signup.machine.ts`. */
export const signupSetup = setup({
  types: types<{
    context: SignupContext
    input: SignupInput
    events: SignupEvent
    output: SignupOutput
    emitted: SignupEmitted
    children: { consents: 'consents'; underage: 'underage'; socialPopup: 'socialPopup' }
  }>(),
  actors: {
    readUnderageFlag: notProvided<boolean, undefined>('readUnderageFlag'),
    setUnderageFlag: notProvided<void, undefined>('setUnderageFlag'),
    checkEmailExists: notProvided<boolean, { email: string }>('checkEmailExists'),
    validateEmail: notProvided<Validation, { email: string }>('validateEmail'),
    validatePassword: notProvided<Validation, { password: string; email: string }>('validatePassword'),
    validateBirthday: notProvided<Validation, { birthday: number; country: string | null }>(
      'validateBirthday',
    ),
    register: notProvided<Registered, RegisterInput>('register'),
    ssoCheck: notProvidedMachine<typeof ssoCheckMachine>('ssoCheck'),
    socialPopup: notProvidedMachine<typeof socialPopupMachine>('socialPopup'),
    consents: notProvidedMachine<typeof consentsMachine>('consents'),
    underage: notProvidedMachine<typeof underageMachine>('underage'),
  },
  delays: delays('slowAnswer', 'requestTimeout', 'emailValidityDebounce'),
  guards: {
    isYes: (_, { output }: Answer<boolean>) => output,
    isInvalid: (_, { output }: Answer<Validation>) => !output.isValid,
    isRefusal: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
    isValidEmail: ({ event }) => event.type === 'email.changed' && isEmail(event.value),
    isSameEmail: ({ context, event }) => event.type === 'email.changed' && event.value === context.email,
    isWorthAsking: ({ context, event }) =>
      event.type === 'email.blurred' && isEmail(event.value) && event.value.trim() !== context.judged?.email,
    isMember: ({ context, event }) =>
      isMember(context, event.type === 'form.submitted' ? event.email : context.email),
    isFormShown: ({ context }) => context.isFormShown,
    isSsoUnknown: ({ context }) => context.sso === null,
    isRejected: ({ context }) => signupEmailProblem(context.email) !== null,
    isSsoSignup: ({ context, event }) =>
      event.type === 'form.submitted' &&
      event.email === context.email &&
      context.sso?.isSso === true &&
      !context.sso.existingUser,
    isUnderageOnly: ({ context, event }) =>
      event.type === 'form.submitted' &&
      Object.values(problemsOf({ ...context, ...event })).join() === 'signup.underage',
    hasProblems: ({ context, event }) =>
      Object.keys(problemsOf(event.type === 'form.submitted' ? { ...context, ...event } : context)).length >
      0,
    /** The DOM held an e-mail that nobody has told of, so what is being asked is about another one. D4. */
    hasProblemsElsewhere: ({ context, event }) =>
      event.type === 'form.submitted' &&
      event.email !== context.email &&
      Object.keys(problemsOf({ ...context, ...event })).length > 0,
    hasEmail: ({ event }) => event.type === 'form.submitted' && isEmail(event.email),
    hasNoPassword: ({ event }) => event.type === 'form.submitted' && event.password === '',
    needsConsents: ({ context }) => context.needsConsents && context.extras === null,
    isRow: ({ context }, { row }: { row: SignupErrorId }) => context.failure === row,
    isOutcome: (_, { output, outcome }: Answer<{ readonly outcome: string }> & { outcome: string }) =>
      output.outcome === outcome,
    hasMessage: ({ context }) => context.serverMessage !== null,
  },
  actions: {
    showForm: assign({ isFormShown: true }),
    assignEmail: assign(({ context, event }) =>
      event.type === 'email.changed'
        ? { email: event.value, sso: null, suggestion: null, errors: without(context.errors, 'email') }
        : {},
    ),
    /** A password manager fills a field without a word; leaving it is the first that is heard of it. J14. */
    assignBlurred: assign(({ context, event }) => {
      if (event.type !== 'email.blurred') return {}
      const { value } = event
      const problem = value.trim() && !isEmail(value) ? ({ email: 'signup.emailFormat' } as const) : {}
      return {
        email: value,
        sso: value === context.email ? context.sso : null,
        suggestion: mailDomainHint(value),
        errors: { ...context.errors, ...problem },
      }
    }),
    acceptSuggestion: assign(({ context }) =>
      context.suggestion
        ? { email: context.suggestion, suggestion: null, sso: null, errors: without(context.errors, 'email') }
        : {},
    ),
    assignPassword: assign(({ context, event }) =>
      event.type === 'password.changed'
        ? { password: event.value, errors: without(context.errors, 'password') }
        : {},
    ),
    assignBirthday: assign(({ context, event }) =>
      event.type === 'birthday.changed'
        ? { birthday: event.value, errors: without(context.errors, 'birthday') }
        : {},
    ),
    assignFields: assign(({ event }) => {
      if (event.type !== 'form.submitted') return {}
      const { email, password, birthday, today } = event
      return { email, password, birthday, today }
    }),
    /** Everything that the form's own rules hold against what was submitted, at once. auth.txt §5. */
    assignProblems: assign(({ context }) => ({
      errors: problemsOf(context),
      failure: null,
      serverMessage: null,
    })),
    assignRejected: assign(({ context }) => ({
      errors: {
        ...context.errors,
        email: `signup.${signupEmailProblem(context.email) ?? 'emailRejected'}` as const,
      },
    })),
    assignJudged: assign(({ context }, { output }: Answer<boolean>) => ({
      judged: { email: context.email.trim(), exists: output },
      ...(output && { errors: {}, failure: null }),
    })),
    assignSso: assign((_, { output }: Answer<SsoInfo>) => ({ sso: output })),
    assignRow: assign((_, { row }: { row: SignupErrorId }) => ({
      failure: row,
      errors: placed(row),
      serverMessage: null,
    })),
    assignInvalid: assign((_, { output, row }: Answer<Validation> & { row: SignupErrorId }) => ({
      failure: row,
      errors: placed(row),
      serverMessage: output.message,
    })),
    assignFailure: assign(({ context }, { error, call }: Thrown) => {
      const failure = toFailure(error)
      const row: SignupErrorId = `signup.${rowOf(call, failure, context)}`
      return { failure: row, errors: placed(row), serverMessage: failure.serverMessage }
    }),
    assignIneligible: assign({
      errors: placed('signup.ineligible'),
      failure: 'signup.ineligible',
      serverMessage: null,
    }),
    clearErrors: assign({ errors: {}, failure: null, serverMessage: null, suggestion: null }),
    assignProvider: assign({
      provider: ({ event }) => (event.type === 'provider.chosen' ? event.provider : null),
    }),
    assignToken: assign((_, { output }: Answer<SocialPopupOutput>) =>
      output.outcome === 'connected' ? { credentials: output.token } : {},
    ),
    assignSocialError: assign((_, { output }: Answer<SocialPopupOutput>) => {
      const row = socialRowOf(output.outcome)
      return { failure: row, errors: placed(row), serverMessage: null }
    }),
    assignExtras: assign((_, { output }: Answer<ConsentsOutput>) =>
      output.outcome === 'agreed' ? { extras: output.extras } : {},
    ),
    assignRegistered: assign((_, { output }: Answer<Registered>) => ({
      user: output.user,
      serverMessage: output.message,
    })),
    assignOutcome: assign((_, { outcome }: { outcome: SignupOutput['outcome'] }) => ({ outcome })),
    /** The first of what stands at the fields, and any row whose place is a toast. auth.txt §5, §7. */
    emitToast: enqueueActions(({ context, enqueue }) => {
      const toast = toastOf(context)
      if (toast) enqueue.emit(toast)
    }),
    emitFailed: emit(({ context }, { error }: { error: unknown }) => {
      const { status, code } = toFailure(error)
      const row = context.failure
      return {
        type: 'attempt.failed' as const,
        row: row && isOwnRow(row) ? row : 'signup.other',
        failure: error === null ? null : { status, code },
      }
    }),
    focusSocialPopup: sendTo('socialPopup', { type: 'popup.focused' }),
  },
})

/** Whether the server has said of this very e-mail that it has an account. */
const isMember = ({ judged }: SignupContext, email: string) =>
  judged?.exists === true && judged.email === email.trim()
