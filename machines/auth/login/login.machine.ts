import { providerOf } from '../../../src/domain/auth/providers/providerToken.ts'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import { output } from '../../fragments/events.ts'
import { fails, noErrors, timesOut, waiting } from '../../fragments/form.ts'
import { endedWith, outcomesOf, required } from '../../fragments/outcome.ts'
import {
  checksSso,
  connectsTo,
  providerTokenOf,
  reportsProvider,
  ssoPopupInput,
} from '../../fragments/providerSignIn.ts'
import { credentialsOf, loginNotices } from './login.rules.ts'
import { loginSetup } from './login.setup.ts'
import type { LoginContext, LoginOutput } from './login.types.ts'

const outcomes = outcomesOf<LoginContext, LoginOutput>()

/** Opens the dialog of the last failure's row. */
const toFailureNotice = loginNotices.map((dialog) => ({
  guard: { type: 'isDialog' as const, params: { dialog } },
  target: `notice.${dialog}`,
}))

/** One state per dialog. An app may ask for any name: `matches({ notice: name })`. */
const noticeStates: Readonly<Record<string, { readonly entry?: 'offerRecovery' }>> = {
  softBanned: {},
  tooManyAttempts: {},
  deactivated: {},
  loginAssistance: {},
  /** With a token of the first provider, the recovery banner appears behind the dialog that says that nobody has it. */
  facebookNoMatch: { entry: 'offerRecovery' },
  googleNoMatch: {},
  lineNoMatch: {},
  facebookUnavailable: {},
  googleUnavailable: {},
  lineUnavailable: {},
}

/** The log-in form, from typing to one of its outcomes. Spec: auth.txt §4 "Login form", "Single sign-on", "Bot check"; §8 "Login". */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    policy: input.policy,
    email: input.email ?? '',
    password: input.password ?? '',
    isRecovering: input.isRecovering ?? false,
    isSignupHere: input.isSignupHere ?? false,
    isBusiness: input.isBusiness ?? false,
    asked: null,
    unmatched: null,
    ...noErrors,
    phoneEnd: null,
    sso: input.sso ?? notSso,
    provider: input.provider ?? null,
    credentials: input.credentials ?? null,
    isStored: false,
    botToken: null,
    widgetUses: 0,
    waitMs: null,
    user: null,
  }),
  initial: 'starting',
  output: outcomes.output,
  on: {
    'notice.opened': { actions: 'assignAsked' },
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
    /** Each change to a valid email checks whether it uses single sign-on. */
    editing: {
      initial: 'typing',
      always: { guard: 'isNoticeAsked', target: 'judging', actions: 'openAsked' },
      on: {
        'email.changed': [
          { guard: 'isSameEmail' },
          { guard: 'isValidEmail', target: '.checkingSso', reenter: true, actions: 'assignEmail' },
          { target: '.typing', reenter: true, actions: 'assignEmail' },
        ],
        'password.changed': { actions: 'assignPassword' },
        'form.submitted': [
          { guard: 'isMissingField', actions: ['assignFields', 'assignMissing', 'emitMissing'] },
          { guard: 'isSsoSignup', target: 'ssoSignup', actions: 'assignFields' },
          { guard: 'isSso', target: 'authorizingSso', actions: ['assignFields', 'clearErrors'] },
          { target: 'submitting', actions: ['assignFields', 'clearErrors'] },
        ],
        'provider.chosen': { target: 'connecting', actions: ['clearErrors', 'assignProvider'] },
        'token.received': { target: 'submitting', actions: ['clearErrors', 'assignReceived'] },
        'button.failed': { actions: { type: 'assignRow', params: { row: 'social.failed' } } },
      },
      states: {
        typing: {},
        checkingSso: checksSso('typing'),
      },
    },
    /** The log-in call is in flight. */
    submitting: {
      tags: 'pending',
      entry: 'withdrawRecovery',
      ...waiting,
      invoke: {
        src: 'logIn',
        input: ({ context }) => ({
          credentials: credentialsOf(context),
          botToken: context.botToken,
          isStored: context.isStored || undefined,
        }),
        onDone: { target: 'loggedIn', actions: { type: 'assignUser', params: output } },
        onError: fails('judging'),
      },
      after: timesOut('judging', 'login.timedOut'),
      on: { 'submit.cancelled': 'editing' },
    },
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
          { target: 'judging', actions: { type: 'assignLimited', params: output } },
        ],
      },
    },
    /** Shows the v2 widget; once it is solved, the log-in is retried with its token. auth.txt §4 "Bot check". */
    verifyingHuman: {
      initial: 'loadingWidget',
      on: {
        'bot.solved': { target: 'submitting', actions: 'assignBotToken' },
        'bot.failed': {
          target: 'editing',
          actions: { type: 'assignRow', params: { row: 'login.botWidgetFailed' } },
        },
        // The error asks the user to solve the widget, which is gone now.
        'submit.cancelled': { target: 'editing', actions: 'clearErrors' },
        'email.changed': [
          { guard: 'isValidEmail', target: '#login.editing.checkingSso', actions: 'assignEmail' },
          { target: 'editing', actions: 'assignEmail' },
        ],
        'password.changed': { target: 'editing', actions: 'assignPassword' },
      },
      states: {
        loadingWidget: {
          tags: 'pending',
          on: { 'bot.loaded': 'solving' },
          after: {
            botWidgetTimeout: {
              target: '#login.editing',
              actions: { type: 'assignRow', params: { row: 'login.botWidgetFailed' } },
            },
          },
        },
        solving: {},
      },
    },
    connecting: {
      tags: 'pending',
      ...connectsTo('submitting', { target: 'judging', actions: ['assignUnavailable', reportsProvider] }),
    },
    /** The company's log-in page is open in a popup. auth.txt §4 "Single sign-on". */
    authorizingSso: {
      tags: 'pending',
      invoke: {
        src: 'ssoPopup',
        id: 'ssoPopup',
        input: ({ context }) => ssoPopupInput(context, context.sso),
        onDone: [
          {
            guard: endedWith('authorized'),
            target: 'submitting',
            actions: { type: 'assignAuthCode', params: output },
          },
          {
            target: 'editing',
            actions: [
              { type: 'assignSocialError', params: output },
              { type: 'emitSsoFailed', params: output },
            ],
          },
        ],
      },
      on: { 'form.submitted': { actions: 'focusSsoPopup' }, 'submit.cancelled': 'editing' },
    },
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
      isStored: context.isStored || undefined,
    })),
    mfaRequired: outcomes.final((context) => ({
      outcome: 'mfaRequired',
      email: context.email,
      password: context.password,
      credentials: credentialsOf(context),
      phoneEnd: context.phoneEnd,
      mfaMethods: context.mfaMethods,
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
