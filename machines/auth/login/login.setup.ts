import { assign, emit, sendTo } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { toFailure } from '../../../src/api/failure.ts'
import { providerOfCredentials } from '../../../src/domain/auth/providers/loginMethods.ts'
import { providerOf } from '../../../src/domain/auth/providers/providerToken.ts'
import { ssoDecision } from '../../../src/domain/auth/providers/sso.ts'
import { notSso, type SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { authRow, slotOf, type AuthRowId } from '../../../src/errors/auth/auth.errors.ts'
import { attemptFailed, errorToast, reported } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { failsWith, noErrors, withoutError } from '../../fragments/form.ts'
import { required } from '../../fragments/outcome.ts'
import { providerFailed, socialRow } from '../../fragments/providerSignIn.ts'
import type { SocialPopupOutput } from '../socialPopup/socialPopup.machine.ts'
import type { SsoPopupOutput } from '../ssoPopup/ssoPopup.machine.ts'
import { isOnlyLogged, rowOf } from './login.failures.ts'
import { loginBase } from './login.guards.ts'
import { isSsoEmail, missingFields } from './login.rules.ts'
import type { LoginContext, LoginEvent } from './login.types.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

const on = eventsOf<LoginContext, LoginEvent>()

const failing = failsWith({ row: authRow, slotOf })

/** Actors, delays, guards and actions of the log-in form; the chart is in `login.machine.ts`. */
export const loginSetup = loginBase.extend({
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
      on.patch('form.submitted', ({ email, password }, context) => ({
        email,
        password,
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
    assignProvider: assign(on.patch('provider.chosen', ({ provider }) => ({ provider }))),
    clearCredentials: assign({ credentials: null }),
    assignToken: assign((_, { output }: Output<SocialPopupOutput>) =>
      output.outcome === 'connected' ? { credentials: output.token, widgetUses: 0 } : {},
    ),
    assignReceived: assign(
      on.patch('token.received', ({ token }) => ({
        provider: providerOf(token),
        credentials: token,
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
      const { serverMessage, phoneEnd } = failure
      const row = rowOf(failure, context)
      const kept = isOnlyLogged(row, failure, context) ? { ...noErrors, failure: row } : failing(row)
      return { ...kept, serverMessage, phoneEnd }
    }),
    offerRecovery: assign(({ context: { credentials } }) => ({
      unmatched: credentials && 'facebook_id' in credentials ? credentials : null,
    })),
    withdrawRecovery: assign({ unmatched: null }),
    assignRow: assign((_, { row }: { row: AuthRowId }) => failing(row)),
    clearErrors: assign({ ...noErrors, botToken: null }),
    assignBotToken: assign(
      on.patch('bot.solved', ({ token }, { widgetUses }) => ({
        botToken: token,
        widgetUses: widgetUses + 1,
      })),
    ),
    emitFailed: emit(({ context: { failure, credentials } }, { error }: Thrown) => {
      const row = failure ?? 'login.unexplained'
      const provider = credentials ? providerOfCredentials(credentials) : 'email'
      return attemptFailed(row, error, { provider, ...reported(authRow(row)) })
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
