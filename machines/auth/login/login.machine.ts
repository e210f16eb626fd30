import type { User } from '../../../src/api/auth/entities/login.ts'
import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { providerOf, type ProviderToken } from '../../../src/domain/auth/providers/providerToken.ts'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { noticeStates, toFailureNotice } from './login.notices.ts'
import { loginSetup } from './login.setup.ts'
import { authorizingSso, connecting, editing, submitting, verifyingHuman } from './login.states.ts'
import type { LoginContext, LoginOutput } from './login.types.ts'

/** The log-in form with everything that can come of it. Spec: auth.txt §4 "Login form", "Single sign-on", "Bot check"; §8 "Login". */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    policy: input.policy,
    email: input.email ?? '',
    password: input.password ?? '',
    notice: null,
    isRecovering: input.isRecovering ?? false,
    unmatched: null,
    errors: {},
    failure: null,
    serverMessage: null,
    phoneEnd: null,
    sso: notSso,
    provider: input.provider ?? null,
    credentials: input.credentials ?? null,
    botToken: null,
    widgetUses: 0,
    user: null,
  }),
  initial: 'starting',
  // SAFETY: each final state below outputs a LoginOutput.
  output: ({ event }) => event.output as LoginOutput,
  states: {
    starting: { always: [{ guard: 'hasCredentials', target: 'submitting' }, { target: 'editing' }] },
    editing,
    submitting,
    judging: {
      always: [
        { guard: { type: 'isRow', params: { row: 'login.mfaRequired' } }, target: 'mfaRequired' },
        { guard: 'hasNoSsoAccount', target: 'ssoSignup' },
        { guard: { type: 'isRow', params: { row: 'login.noAccount' } }, target: 'noAccount' },
        { guard: { type: 'isRow', params: { row: 'login.tooQuick' } }, target: 'checkingLimit' },
        { guard: { type: 'isDialog', params: { dialog: 'passwordResetSent' } }, target: 'resettingPassword' },
        ...toFailureNotice,
        { target: 'editing' },
      ],
    },
    checkingLimit: {
      tags: 'pending',
      invoke: {
        src: 'rateLimit',
        onDone: [
          {
            guard: { type: 'hasWidgetUsesLeft', params: ({ event }) => event.output },
            target: 'verifyingHuman',
          },
          { target: 'judging', actions: { type: 'assignRow', params: { row: 'login.rateLimited' } } },
        ],
      },
    },
    verifyingHuman,
    connecting,
    authorizingSso,
    notice: {
      initial: 'softBanned',
      on: {
        'notice.closed': { target: 'editing', actions: 'clearErrors' },
        'reset.requested': { guard: 'canReset', target: 'resettingPassword' },
      },
      states: noticeStates,
    },
    resettingPassword: {
      invoke: {
        src: 'forgotPassword',
        id: 'forgotPassword',
        input: ({ context }) => ({
          policy: context.policy,
          identifier: context.email.trim(),
          isSent: context.failure === 'login.passwordResetSent',
        }),
        onDone: { target: 'editing', actions: 'clearErrors' },
      },
    },
    loggedIn: { type: 'final', output: ({ context }) => loggedIn(context) },
    mfaRequired: { type: 'final', output: ({ context }) => mfaRequired(context) },
    noAccount: { type: 'final', output: ({ context }) => noAccount(context) },
    ssoSignup: { type: 'final', entry: 'clearCredentials', output: ({ context }) => ssoSignup(context) },
  },
})

const loggedIn = ({ user, credentials }: LoginContext): LoginOutput =>
  // SAFETY: this state is only entered from a log-in call, which had credentials and returned a user.
  ({ outcome: 'loggedIn', user: user as User, credentials: credentials as LoginCredentials })

const mfaRequired = ({ credentials, email, password, phoneEnd }: LoginContext): LoginOutput =>
  // SAFETY: this state is only entered from a log-in call, which had credentials.
  ({ outcome: 'mfaRequired', credentials: credentials as LoginCredentials, email, password, phoneEnd })

function noAccount({ credentials, email, password }: LoginContext): LoginOutput {
  // SAFETY: passwords never resolve to this row, and SSO credentials lead to `ssoSignup`.
  const token = credentials as ProviderToken
  return { outcome: 'noAccount', email, password, credentials: token, provider: providerOf(token) }
}

const ssoSignup = ({ email }: LoginContext): LoginOutput => ({ outcome: 'ssoSignup', email })
