import { SSO_POPUP } from '../../../src/domain/auth/providers/popups.ts'
import { newSsoState, ssoAuthorizationUrl } from '../../../src/domain/auth/providers/sso.ts'
import { output } from '../../fragments/events.ts'
import { fails, timesOut, waiting } from '../../fragments/form.ts'
import { endedWith } from '../../fragments/outcome.ts'
import { connectsTo, reportsProvider } from '../../fragments/providerSignIn.ts'
import { credentialsOf } from './login.rules.ts'
import { loginSetup } from './login.setup.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

/** Each change to a valid email checks whether it uses single sign-on. */
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
      { guard: 'isMissingField', actions: ['assignFields', 'assignMissing', 'emitMissing'] },
      { guard: 'isSsoSignup', target: 'ssoSignup', actions: 'assignFields' },
      { guard: 'isSso', target: 'authorizingSso', actions: ['assignFields', 'clearErrors'] },
      { target: 'submitting', actions: ['assignFields', 'clearErrors'] },
    ],
    'provider.chosen': { target: 'connecting', actions: ['clearErrors', 'assignProvider'] },
    'token.received': { target: 'submitting', actions: ['clearErrors', 'assignReceived'] },
    'button.failed': { actions: { type: 'assignRow', params: { row: 'social.failed' } } },
    'notice.opened': {
      target: 'notice.softBanned',
      actions: { type: 'assignRow', params: { row: 'login.softBanned' } },
    },
  },
  states: {
    typing: {},
    checkingSso: {
      invoke: {
        src: 'ssoCheck',
        input: ({ context }) => ({ policy: context.policy, email: trimTyped(context.email) }),
        onDone: { target: 'typing', actions: { type: 'assignSso', params: output } },
      },
    },
  },
})

/** The log-in call is in flight. */
export const submitting = loginSetup.createStateConfig({
  tags: 'pending',
  entry: 'withdrawRecovery',
  ...waiting,
  invoke: {
    src: 'logIn',
    input: ({ context }) => ({ credentials: credentialsOf(context), botToken: context.botToken }),
    onDone: { target: 'loggedIn', actions: { type: 'assignUser', params: output } },
    onError: fails('judging'),
  },
  after: timesOut('judging', 'login.timedOut'),
  on: { 'submit.cancelled': 'editing' },
})

/** Shows the v2 widget; once it is solved, the log-in is retried with its token. auth.txt §4 "Bot check". */
export const verifyingHuman = loginSetup.createStateConfig({
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
})

export const connecting = loginSetup.createStateConfig({
  tags: 'pending',
  ...connectsTo('submitting', { target: 'judging', actions: ['assignUnavailable', reportsProvider] }),
})

/** The company's log-in page is open in a popup. auth.txt §4 "Single sign-on". */
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
})
