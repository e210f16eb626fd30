import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { CONNECT_POPUP, SSO_POPUP } from '../../../src/domain/auth/providers/popups.ts'
import { newSsoState, ssoAuthorizationUrl } from '../../../src/domain/auth/providers/sso.ts'
import { toNamedNotice } from './login.notices.ts'
import { loginSetup } from './login.setup.ts'

/** The person types; every change of a valid e-mail asks about single sign-on anew. */
export const editing = loginSetup.createStateConfig({
  initial: 'typing',
  on: {
    'email.changed': [
      { guard: 'isSameEmail' },
      { guard: 'isValidEmail', target: '.checkingSso', reenter: true, actions: 'assignEmail' },
      { target: '.typing', reenter: true, actions: 'assignEmail' },
    ],
    'password.changed': { actions: 'assignPassword' },
    'form.submitted': [
      { guard: 'isMissingField', actions: ['assignFields', 'assignMissing'] },
      { guard: 'isSsoSignup', target: 'ssoSignup', actions: 'assignFields' },
      { guard: 'isSso', target: 'authorizingSso', actions: ['assignFields', 'clearErrors'] },
      { target: 'submitting', actions: ['assignFields', 'clearErrors'] },
    ],
    'provider.chosen': { target: 'connecting', actions: ['clearErrors', 'assignProvider'] },
    'notice.opened': toNamedNotice,
  },
  states: {
    typing: {},
    checkingSso: {
      invoke: {
        src: 'ssoCheck',
        input: ({ context }) => ({ policy: context.policy, email: context.email.trim() }),
        onDone: {
          target: 'typing',
          actions: { type: 'assignSso', params: ({ event }) => ({ sso: event.output }) },
        },
      },
    },
  },
})

/** The log-in call is in flight; after a while the form says so and offers to cancel. D13. */
export const submitting = loginSetup.createStateConfig({
  tags: 'pending',
  initial: 'waiting',
  invoke: {
    src: 'logIn',
    // SAFETY: whatever leads here has assigned credentials first.
    input: ({ context }) => ({
      credentials: context.credentials as LoginCredentials,
      botToken: context.botToken,
    }),
    onDone: {
      target: 'loggedIn',
      actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
    },
    onError: {
      target: 'judging',
      actions: [
        { type: 'assignFailure', params: ({ event }) => ({ error: event.error }) },
        { type: 'emitFailed', params: ({ event }) => ({ error: event.error }) },
      ],
    },
  },
  after: {
    requestTimeout: {
      target: 'judging',
      actions: [
        { type: 'assignRow', params: { row: 'login.timedOut' } },
        { type: 'emitFailed', params: { error: null } },
      ],
    },
  },
  on: { 'submit.cancelled': 'editing' },
  states: { waiting: { after: { slowAnswer: 'slow' } }, slow: {} },
})

/** The v2 widget is loaded and solved; then the log-in is tried again with its token. auth.txt §4 "Bot check". */
export const verifyingHuman = loginSetup.createStateConfig({
  initial: 'loadingWidget',
  on: {
    'bot.solved': { target: 'submitting', actions: 'assignBotToken' },
    'bot.failed': {
      target: 'editing',
      actions: { type: 'assignRow', params: { row: 'login.botWidgetFailed' } },
    },
    // The sentence asks for a widget that is no longer there.
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
})

/** A provider is asked; a second click brings its window to the front. B12. */
export const connecting = loginSetup.createStateConfig({
  tags: 'pending',
  invoke: {
    src: 'socialPopup',
    id: 'socialPopup',
    input: ({ context: { policy, provider } }) => ({
      policy,
      provider: provider ?? 'facebook',
      transport: policy.transports[provider ?? 'facebook'],
      popup: { url: `${policy.paths.connect}${provider}/`, name: `tackboard-${provider}`, ...CONNECT_POPUP },
    }),
    onDone: [
      {
        guard: { type: 'isConnected', params: ({ event }) => event },
        target: 'submitting',
        actions: { type: 'assignToken', params: ({ event }) => event },
      },
      {
        guard: { type: 'isUnavailable', params: ({ event }) => event },
        target: 'judging',
        actions: 'assignUnavailable',
      },
      { target: 'editing', actions: { type: 'assignSocialError', params: ({ event }) => event } },
    ],
  },
  on: { 'provider.chosen': { actions: 'focusSocialPopup' }, 'submit.cancelled': 'editing' },
})

/** The company's own log-in stands in a popup. auth.txt §4 "Single sign-on". */
export const authorizingSso = loginSetup.createStateConfig({
  tags: 'pending',
  invoke: {
    src: 'ssoPopup',
    id: 'ssoPopup',
    input: ({ context: { policy, sso } }) => {
      const state = newSsoState()
      const url = ssoAuthorizationUrl(sso.authorizationUri ?? '', state)
      return {
        policy,
        state,
        exchangeUrl: sso.exchangeCodeToTokenUrl,
        popup: { url, name: 'tackboard-sso', ...SSO_POPUP },
      }
    },
    onDone: [
      {
        guard: { type: 'isAuthorized', params: ({ event }) => event },
        target: 'submitting',
        actions: { type: 'assignAuthCode', params: ({ event }) => event },
      },
      { target: 'editing', actions: { type: 'assignSocialError', params: ({ event }) => event } },
    ],
  },
  on: { 'form.submitted': { actions: 'focusSsoPopup' }, 'submit.cancelled': 'editing' },
})
