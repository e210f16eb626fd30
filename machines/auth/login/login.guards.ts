import { setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { ssoDecision } from '../../../src/domain/auth/providers/sso.ts'
import { dialogOf, type AuthRowId } from '../../../src/errors/auth/auth.errors.ts'
import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import { eventsOf, type Output } from '../../fragments/events.ts'
import { isOutcome } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { forgotPasswordMachine } from '../forgotPassword/forgotPassword.machine.ts'
import type { rateLimitMachine } from '../rateLimit/rateLimit.machine.ts'
import type { socialPopupMachine } from '../socialPopup/socialPopup.machine.ts'
import type { ssoCheckMachine } from '../ssoCheck/ssoCheck.machine.ts'
import type { ssoPopupMachine } from '../ssoPopup/ssoPopup.machine.ts'
import { isSsoProof } from './login.failures.ts'
import { isSsoEmail, missingFields } from './login.rules.ts'
import type {
  LogInInput,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginOutput,
} from './login.types.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

const on = eventsOf<LoginContext, LoginEvent>()

/** Actors, delays and guards of the log-in form; `login.setup.ts` adds the actions. */
export const loginBase = setup({
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
    hasWidgetUsesLeft: ({ context }, { output }: Output<{ isWithin: boolean }>) =>
      output.isWithin && context.widgetUses < context.policy.widgetAttempts,
    isSsoMember: ({ context }) => ssoDecision(context.sso) === 'popup',
    isSignupPrevented: ({ context }) => preventedBy(context.failure) !== null,
    hasCredentials: ({ context }) => context.credentials !== null,
    isSignupHere: ({ context }) => context.isSignupHere,
    canReset: ({ context }) => trimTyped(context.email) !== '',
  },
})
