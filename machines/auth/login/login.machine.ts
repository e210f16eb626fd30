import { providerOf } from '../../../src/domain/auth/providers/providerToken.ts'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import { output } from '../../fragments/events.ts'
import { noErrors } from '../../fragments/form.ts'
import { outcomesOf, required } from '../../fragments/outcome.ts'
import { providerTokenOf } from '../../fragments/providerSignIn.ts'
import { noticeStates, toFailureNotice } from './login.notices.ts'
import { credentialsOf } from './login.rules.ts'
import { loginSetup } from './login.setup.ts'
import { authorizingSso, connecting, editing, submitting, verifyingHuman } from './login.states.ts'
import type { LoginContext, LoginOutput } from './login.types.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

const outcomes = outcomesOf<LoginContext, LoginOutput>()

/** The log-in form, from typing to one of its outcomes. Spec: auth.txt §4 "Login form", "Single sign-on", "Bot check"; §8 "Login". */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    policy: input.policy,
    email: input.email ?? '',
    password: input.password ?? '',
    isRecovering: input.isRecovering ?? false,
    isSignupHere: input.isSignupHere ?? false,
    unmatched: null,
    ...noErrors,
    phoneEnd: null,
    sso: input.sso ?? notSso,
    provider: input.provider ?? null,
    credentials: input.credentials ?? null,
    botToken: null,
    widgetUses: 0,
    user: null,
  }),
  initial: 'starting',
  output: outcomes.output,
  on: {
    'signup.requested': [
      { guard: 'isSignupHere', target: '.signupRequested' },
      { actions: 'emitSignupRequested' },
    ],
  },
  states: {
    starting: {
      always: [
        { guard: 'hasCredentials', target: 'submitting' },
        { guard: 'isSsoMember', target: 'authorizingSso' },
        { target: 'editing' },
      ],
    },
    editing,
    submitting,
    judging: {
      always: [
        { guard: { type: 'isRow', params: { row: 'login.mfaRequired' } }, target: 'mfaRequired' },
        { guard: 'hasNoSsoAccount', target: 'ssoSignup' },
        { guard: { type: 'isRow', params: { row: 'login.noAccount' } }, target: 'noAccount' },
        { guard: 'isSignupPrevented', target: 'signupPrevented' },
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
            guard: { type: 'hasWidgetUsesLeft', params: output },
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
          identifier: trimTyped(context.email),
          isSent: context.failure === 'login.passwordResetSent',
        }),
        onDone: { target: 'editing', actions: 'clearErrors' },
      },
    },
    loggedIn: outcomes.final((context) => ({
      outcome: 'loggedIn',
      user: required(context.user, 'user'),
      credentials: credentialsOf(context),
    })),
    mfaRequired: outcomes.final((context) => ({
      outcome: 'mfaRequired',
      email: context.email,
      password: context.password,
      credentials: credentialsOf(context),
      phoneEnd: context.phoneEnd,
    })),
    noAccount: outcomes.final((context) => {
      const credentials = required(providerTokenOf(context.credentials), 'credentials')
      const { email, password } = context
      return { outcome: 'noAccount', email, password, credentials, provider: providerOf(credentials) }
    }),
    ssoSignup: {
      ...outcomes.final(({ email }) => ({ outcome: 'ssoSignup', email })),
      entry: 'clearCredentials',
    },
    signupRequested: outcomes.final(({ email, password }) => ({
      outcome: 'signupRequested',
      email,
      password,
      provider: null,
    })),
    signupPrevented: outcomes.final(({ email, password, failure }) => ({
      outcome: 'signupPrevented',
      email,
      password,
      provider: null,
      prevented: required(preventedBy(failure), 'failure'),
    })),
  },
})
