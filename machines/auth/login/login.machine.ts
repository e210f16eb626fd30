import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { noticeStates, toFailureNotice } from './login.notices.ts'
import { loginSetup } from './login.setup.ts'
import { authorizingSso, connecting, editing, submitting, verifyingHuman } from './login.states.ts'

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
  output: ({ context: { user, credentials, email, password, phoneEnd, provider, failure } }) => {
    if (!credentials) return { outcome: 'ssoSignup', email }
    if (user) return { outcome: 'loggedIn', user, credentials }
    if (failure === 'login.noAccount')
      return { outcome: 'noAccount', email, password, credentials, provider: provider ?? 'facebook' }
    return { outcome: 'mfaRequired', credentials, email, password, phoneEnd }
  },
  states: {
    starting: { always: [{ guard: 'hasCredentials', target: 'submitting' }, { target: 'editing' }] },
    editing,
    submitting,
    judging: {
      always: [
        { guard: { type: 'isRow', params: { row: 'login.mfaRequired' } }, target: 'mfaRequired' },
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
    loggedIn: { type: 'final' },
    mfaRequired: { type: 'final' },
    noAccount: { type: 'final' },
    ssoSignup: { type: 'final', entry: 'clearCredentials' },
  },
})
