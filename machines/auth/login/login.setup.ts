import { assign, emit, sendTo, setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { toFailure } from '../../../src/api/failure.ts'
import type { LimitCheck } from '../../../src/domain/auth/botLimit.ts'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { providerOfCredentials } from '../../../src/domain/auth/providers/loginMethods.ts'
import { providerOf } from '../../../src/domain/auth/providers/providerToken.ts'
import { ssoDecision } from '../../../src/domain/auth/providers/sso.ts'
import { notSso, type SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import { authRow, dialogOf, slotOf, type AuthRowId } from '../../../src/errors/auth/auth.errors.ts'
import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import { attemptFailed, errorToast, reported } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { failsWith, noErrors, withoutError } from '../../fragments/form.ts'
import { isOutcome, required } from '../../fragments/outcome.ts'
import { providerFailed, socialRow } from '../../fragments/providerSignIn.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { forgotPasswordMachine } from '../forgotPassword/forgotPassword.machine.ts'
import type { rateLimitMachine } from '../rateLimit/rateLimit.machine.ts'
import type { socialPopupMachine, SocialPopupOutput } from '../socialPopup/socialPopup.machine.ts'
import type { ssoCheckMachine } from '../ssoCheck/ssoCheck.machine.ts'
import type { ssoPopupMachine, SsoPopupOutput } from '../ssoPopup/ssoPopup.machine.ts'
import { isOnlyLogged, isSsoEmail, isSsoProof, missingFields, rowOf } from './login.rules.ts'
import type {
  LogInInput,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginOutput,
} from './login.types.ts'

const on = eventsOf<LoginContext, LoginEvent>()

const failing = failsWith({ row: authRow, slotOf })

/** Actors, delays, guards and actions of the log-in form; the chart is in `login.machine.ts`. */
export const loginSetup = setup({
  types: types<{
    context: LoginContext
    input: LoginInput
    events: LoginEvent
    output: LoginOutput
    emitted: LoginEmitted
  }>(),
  actors: {
    logIn: notProvided<User, LogInInput>('logIn'),
    ssoCheck: notProvidedMachine<typeof ssoCheckMachine>('ssoCheck'),
    ssoPopup: notProvidedMachine<typeof ssoPopupMachine>('ssoPopup'),
    socialPopup: notProvidedMachine<typeof socialPopupMachine>('socialPopup'),
    rateLimit: notProvidedMachine<typeof rateLimitMachine>('rateLimit'),
    forgotPassword: notProvidedMachine<typeof forgotPasswordMachine>('forgotPassword'),
  },
  delays: delays('slowAnswer', 'requestTimeout', 'botWidgetTimeout'),
  guards: {
    isOutcome,
    isValidEmail: on.guard('email.changed', ({ value }) => isEmail(value)),
    isSameEmail: on.guard('email.changed', ({ value }, { email }) => value === email),
    isMissingField: on.guard(
      'form.submitted',
      (event, context) => Object.keys(missingFields(context, event)).length > 0,
    ),
    isSsoSignup: on.guard(
      'form.submitted',
      ({ email }, context) => isSsoEmail(context, email) && ssoDecision(context.sso) === 'signup',
    ),
    isSso: on.guard('form.submitted', ({ email }, context) => isSsoEmail(context, email)),
    isRow: ({ context }, { row }: { row: AuthRowId }) => context.failure === row,
    isDialog: ({ context }, { dialog }: { dialog: string }) =>
      context.failure !== null && dialogOf(context.failure) === dialog,
    hasNoSsoAccount: ({ context }) =>
      context.failure === 'login.noAccount' && isSsoProof(context.credentials),
    hasWidgetUsesLeft: ({ context }, { output }: Output<LimitCheck>) =>
      output.isWithin && context.widgetUses < context.policy.widgetAttempts,
    isSsoMember: ({ context }) => ssoDecision(context.sso) === 'popup',
    isSignupPrevented: ({ context }) => preventedBy(context.failure) !== null,
    hasCredentials: ({ context }) => context.credentials !== null,
    isSignupHere: ({ context }) => context.isSignupHere,
    isNoticeAsked: ({ context }) => context.asked !== null,
    canReset: ({ context }) => trimTyped(context.email) !== '',
  },
  actions: {
    assignEmail: assign(
      on.patch('email.changed', ({ value }, { errors }) => ({
        email: value,
        sso: notSso,
        errors: withoutError(errors, 'email'),
      })),
    ),
    assignPassword: assign(
      on.patch('password.changed', ({ value }, { errors }) => ({
        password: value,
        errors: withoutError(errors, 'password'),
      })),
    ),
    assignFields: assign(
      on.patch('form.submitted', ({ email, password, isStored = false }, context) => ({
        email,
        password,
        isStored,
        sso: isSsoEmail(context, email) ? context.sso : notSso,
        credentials: null,
        widgetUses: 0,
      })),
    ),
    assignMissing: assign(
      on.patch('form.submitted', (event, context) => ({ errors: missingFields(context, event) })),
    ),
    /** An SSO email needs no password, so a missing one is no error. */
    assignSso: assign(({ context }, { output }: Output<SsoInfo>) =>
      ssoDecision(output) !== 'none'
        ? { sso: output, errors: withoutError(context.errors, 'password') }
        : { sso: output },
    ),
    assignProvider: assign(on.patch('provider.chosen', ({ provider }) => ({ provider, isStored: false }))),
    clearCredentials: assign({ credentials: null }),
    assignToken: assign((_, { output }: Output<SocialPopupOutput>) =>
      output.outcome === 'connected' ? { credentials: output.token, widgetUses: 0 } : {},
    ),
    assignReceived: assign(
      on.patch('token.received', ({ token }) => ({
        provider: providerOf(token),
        credentials: token,
        isStored: false,
        widgetUses: 0,
      })),
    ),
    assignAuthCode: assign(({ context }, { output }: Output<SsoPopupOutput>) =>
      output.outcome === 'authorized'
        ? {
            credentials: { sso_user_email: trimTyped(context.email), sso_auth_code: output.authCode },
            widgetUses: 0,
          }
        : {},
    ),
    assignUnavailable: assign(({ context }) => ({
      failure: `login.${context.provider ?? 'facebook'}Unavailable` as const,
    })),
    assignSocialError: assign((_, { output }: Output<SocialPopupOutput | SsoPopupOutput>) =>
      failing(socialRow(output.outcome)),
    ),
    assignUser: assign((_, { output }: Output<User>) => ({ user: output })),
    assignFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      const { serverMessage, phoneEnd, mfaMethods, retryAfterMs = null } = failure
      const row = rowOf(failure, context)
      const kept = isOnlyLogged(row, failure, context) ? { ...noErrors, failure: row } : failing(row)
      return { ...kept, serverMessage, phoneEnd, mfaMethods, waitMs: retryAfterMs }
    }),
    assignAsked: assign(on.patch('notice.opened', (asked) => ({ asked }))),
    openAsked: assign(({ context }) => {
      const { notice, waitMs = null } = required(context.asked, 'asked')
      return { ...failing(`login.${notice}`), asked: null, waitMs }
    }),
    offerRecovery: assign(({ context: { credentials } }) => ({
      unmatched: credentials && 'facebook_id' in credentials ? credentials : null,
    })),
    withdrawRecovery: assign({ unmatched: null }),
    assignLimited: assign((_, { output: { waitMs = null } }: Output<LimitCheck>) => ({
      ...failing('login.rateLimited'),
      waitMs,
    })),
    assignRow: assign((_, { row }: { row: AuthRowId }) => failing(row)),
    clearErrors: assign({ ...noErrors, botToken: null }),
    assignBotToken: assign(
      on.patch('bot.solved', ({ token }, { widgetUses }) => ({
        botToken: token,
        widgetUses: widgetUses + 1,
      })),
    ),
    emitFailed: emit(({ context: { failure, credentials, isStored } }, { error }: Thrown) => {
      const row = failure ?? 'login.unexplained'
      const provider = credentials ? providerOfCredentials(credentials) : 'email'
      return attemptFailed(row, error, { provider, ...(isStored && { isStored }), ...reported(authRow(row)) })
    }),
    emitProviderFailed: emit(({ context: { provider } }, { output }: Output<SocialPopupOutput>) =>
      providerFailed(required(provider, 'provider'), output.outcome),
    ),
    emitSsoFailed: emit((_, { output }: Output<SsoPopupOutput>) => providerFailed('sso', output.outcome)),
    emitMissing: emit(({ context: { errors } }) =>
      errorToast(`login.error.${errors.email ? 'email' : 'password'}Required`),
    ),
    emitSignupRequested: emit(({ context }) => ({
      type: 'auth.signupRequested' as const,
      email: context.email,
    })),
    focusSocialPopup: sendTo('socialPopup', { type: 'popup.focused' }),
    focusSsoPopup: sendTo('ssoPopup', { type: 'popup.focused' }),
  },
})
