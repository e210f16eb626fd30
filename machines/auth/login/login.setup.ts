import { assign, emit, sendTo, setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { toFailure } from '../../../src/api/failure.ts'
import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { notSso, type SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { authRow, dialogOf, slotOf, type AuthRowId } from '../../../src/errors/auth/auth.errors.ts'
import { socialErrors, type SocialError } from '../../../src/errors/auth/login.errors.ts'
import type { forgotPasswordMachine } from '../forgotPassword/forgotPassword.machine.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { rateLimitMachine } from '../rateLimit/rateLimit.machine.ts'
import type { socialPopupMachine, SocialPopupOutput } from '../socialPopup/socialPopup.machine.ts'
import type { ssoCheckMachine } from '../ssoCheck/ssoCheck.machine.ts'
import type { ssoPopupMachine, SsoPopupOutput } from '../ssoPopup/ssoPopup.machine.ts'
import { isSsoProof, rowOf } from './login.failures.ts'
import type { LoginNotice } from './login.notices.ts'
import type {
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginOutput,
  LoginSlots,
} from './login.types.ts'

/** What the log-in call is given; the flow adds the extras of auth.txt §3 (referrer, app type, v3 token, flags). */
export interface LogInInput {
  readonly credentials: LoginCredentials
  readonly botToken: string | null
}

/** Guards, actions, actors and delays of the log-in form; the graph is in `login.machine.ts`. */
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
    isValidEmail: ({ event }) => event.type === 'email.changed' && isEmail(event.value),
    isSameEmail: ({ context, event }) => event.type === 'email.changed' && event.value === context.email,
    isMissingField: ({ context, event }) =>
      event.type === 'form.submitted' && Object.keys(missing(context, event)).length > 0,
    isSsoSignup: ({ context, event }) =>
      event.type === 'form.submitted' && isSsoEmail(context, event.email) && !context.sso.existingUser,
    isSso: ({ context, event }) => event.type === 'form.submitted' && isSsoEmail(context, event.email),
    hasNoSsoAccount: ({ context }) =>
      context.failure === 'login.noAccount' && isSsoProof(context.credentials),
    isRow: ({ context }, { row }: { row: AuthRowId }) => context.failure === row,
    isDialog: ({ context }, { dialog }: { dialog: string }) =>
      context.failure !== null && dialogOf(context.failure) === dialog,
    isNotice: ({ event }, { notice }: { notice: LoginNotice }) =>
      event.type === 'notice.opened' && event.notice === notice,
    isConnected: (_, { output }: { output: SocialPopupOutput }) => output.outcome === 'connected',
    isUnavailable: (_, { output }: { output: SocialPopupOutput }) => output.outcome === 'unavailable',
    isAuthorized: (_, { output }: { output: SsoPopupOutput }) => output.outcome === 'authorized',
    hasWidgetUsesLeft: ({ context }, { isWithin }: { isWithin: boolean }) =>
      isWithin && context.widgetUses < context.policy.widgetAttempts,
    hasCredentials: ({ context }) => context.credentials !== null,
    canReset: ({ context }) => context.email.trim() !== '',
  },
  actions: {
    assignEmail: assign(({ context, event }) =>
      event.type === 'email.changed'
        ? { email: event.value, sso: notSso, errors: without(context.errors, 'email') }
        : {},
    ),
    assignPassword: assign(({ context, event }) =>
      event.type === 'password.changed'
        ? { password: event.value, errors: without(context.errors, 'password') }
        : {},
    ),
    assignFields: assign(({ context, event }) =>
      event.type === 'form.submitted'
        ? {
            email: event.email,
            password: event.password,
            sso: isSsoEmail(context, event.email) ? context.sso : notSso,
            credentials: { username_or_email: event.email, password: event.password },
            widgetUses: 0,
          }
        : {},
    ),
    assignMissing: assign({
      errors: ({ context, event }) => (event.type === 'form.submitted' ? missing(context, event) : {}),
    }),
    /** Whoever logs in by a company needs no password: the wish for one is taken back. */
    assignSso: assign(({ context }, { sso }: { sso: SsoInfo }) =>
      sso.isSso ? { sso, errors: without(context.errors, 'password') } : { sso },
    ),
    assignProvider: assign({
      provider: ({ event }) => (event.type === 'provider.chosen' ? event.provider : null),
    }),
    clearCredentials: assign({ credentials: null }),
    assignToken: assign((_, { output }: { output: SocialPopupOutput }) =>
      output.outcome === 'connected' ? { credentials: output.token, widgetUses: 0 } : {},
    ),
    assignAuthCode: assign(({ context }, { output }: { output: SsoPopupOutput }) =>
      output.outcome === 'authorized'
        ? {
            credentials: { sso_user_email: context.email.trim(), sso_auth_code: output.authCode },
            widgetUses: 0,
          }
        : {},
    ),
    assignUnavailable: assign(({ context }) => ({
      failure: `login.${context.provider ?? 'facebook'}Unavailable` as const,
    })),
    assignSocialError: assign((_, { output }: { output: SocialPopupOutput | SsoPopupOutput }) => {
      const row: AuthRowId = isSocialError(output.outcome) ? `social.${output.outcome}` : 'social.failed'
      return { failure: row, errors: placed(row), serverMessage: null }
    }),
    assignNotice: assign((_, { notice }: { notice: LoginNotice }) => ({ notice })),
    assignUser: assign((_, { user }: { user: User }) => ({ user })),
    assignFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      const row = rowOf(failure, context)
      const { credentials } = context
      const unmatched =
        row === 'login.facebookNoMatch' && credentials && 'facebook_id' in credentials ? credentials : null
      return {
        failure: row,
        errors: placed(row),
        serverMessage: failure.serverMessage,
        phoneEnd: failure.phoneEnd,
        unmatched,
      }
    }),
    assignRow: assign((_, { row }: { row: AuthRowId }) => ({
      failure: row,
      errors: placed(row),
      serverMessage: null,
    })),
    clearErrors: assign({ errors: {}, failure: null, serverMessage: null, botToken: null, notice: null }),
    assignBotToken: assign(({ context, event }) =>
      event.type === 'bot.solved' ? { botToken: event.token, widgetUses: context.widgetUses + 1 } : {},
    ),
    emitFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'attempt.failed' as const,
      row: context.failure ?? 'login.unexplained',
      failure: error === null ? null : toFailure(error),
    })),
    focusSocialPopup: sendTo('socialPopup', { type: 'popup.focused' }),
    focusSsoPopup: sendTo('ssoPopup', { type: 'popup.focused' }),
  },
})

const isSocialError = (outcome: string): outcome is SocialError => outcome in socialErrors

const isSsoEmail = (context: LoginContext, email: string) => context.sso.isSso && email === context.email

/** Fields a submit left empty; an SSO e-mail needs no password. */
function missing(
  context: LoginContext,
  { email, password }: { email: string; password: string },
): LoginSlots {
  return {
    ...(email.trim() ? {} : { email: 'login.emailRequired' as const }),
    ...(password || isSsoEmail(context, email) ? {} : { password: 'login.passwordRequired' as const }),
  }
}

/** A row at its own place in the form; nothing for rows that are silent or show elsewhere. */
function placed(row: AuthRowId): LoginSlots {
  const slot = slotOf(row)
  return slot && authRow(row).words !== 'none' ? { [slot]: row } : {}
}

/** Editing a field takes back its own error and the form's notice. */
function without(errors: LoginSlots, field: LoginField): LoginSlots {
  if (!errors[field] && !errors.notice) return errors
  const { [field]: _own, notice: _notice, ...rest } = errors
  return rest
}
