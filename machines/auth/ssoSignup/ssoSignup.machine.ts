import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import { output } from '../../fragments/events.ts'
import { fails, noErrors, timesOut, waiting } from '../../fragments/form.ts'
import { endedWith, outcomesOf } from '../../fragments/outcome.ts'
import { ssoPopupInput } from '../../fragments/providerSignIn.ts'
import type { SsoPopupOutput } from '../ssoPopup/ssoPopup.machine.ts'
import { emailOf, profileOf, ssoSignupSetup, tokenOf } from './ssoSignup.setup.ts'
import type { SsoSignupContext, SsoSignupOutput } from './ssoSignup.types.ts'

const outcomes = outcomesOf<SsoSignupContext, SsoSignupOutput>()

const identify = { type: 'assignPerson', params: output<SsoPopupOutput> } as const

const emailProblem = (row: 'emailCollection.emailRequired' | 'emailCollection.emailFormat') =>
  ['assignEmail', { type: 'assignRow', params: { row } }, 'emitToast'] as const

/**
 * The page that an email of a company with single sign-on signs up on: asks about the email, then the company in its popup. The social
 * sign-up does the rest. Spec: auth.txt §2 "/signup/sso-business-account", §4 "Single sign-on".
 */
export const ssoSignupMachine = ssoSignupSetup.createMachine({
  id: 'ssoSignup',
  context: ({ input }) => ({ ...input, sso: notSso, person: null, ...noErrors }),
  initial: 'deciding',
  output: outcomes.output,
  on: { 'typing.chosen': { target: '.collectingEmail', actions: 'clearErrors' } },
  states: {
    deciding: { always: [{ guard: 'hasEmail', target: 'checking' }, { target: 'collectingEmail' }] },
    /** The address named no email, or the user wants another one. */
    collectingEmail: {
      tags: 'view:ssoEmail',
      on: {
        'email.changed': { actions: 'clearErrors' },
        'email.submitted': [
          { guard: 'isEmailMissing', actions: emailProblem('emailCollection.emailRequired') },
          { guard: 'isEmailMalformed', actions: emailProblem('emailCollection.emailFormat') },
          { target: 'checking', actions: ['assignEmail', 'clearErrors'] },
        ],
        'signup.declined': 'signupRequested',
      },
    },
    checking: {
      tags: ['pending', 'view:ssoChecking'],
      ...waiting,
      invoke: {
        src: 'checkSso',
        input: ({ context }) => ({ email: trimTyped(context.email) }),
        onDone: [
          {
            guard: { type: 'canSignUp', params: output },
            target: 'offering',
            actions: { type: 'assignSso', params: output },
          },
          {
            guard: { type: 'hasAccount', params: output },
            target: 'accountFound',
            actions: { type: 'assignSso', params: output },
          },
          { target: 'notFound' },
        ],
        onError: fails('checkFailed'),
      },
      after: timesOut('checkFailed', 'signup.timedOut'),
      on: { 'submit.cancelled': 'collectingEmail' },
    },
    /** Whether the email has single sign-on is not known: unlike the log-in form, this page has nothing else to offer. */
    checkFailed: {
      tags: 'view:ssoCheckFailed',
      on: { 'check.retried': { target: 'checking', actions: 'clearErrors' } },
    },
    notFound: { tags: 'view:ssoNotFound', on: { 'signup.declined': 'signupRequested' } },
    accountFound: {
      tags: 'view:ssoAccountFound',
      on: { 'login.chosen': [{ guard: 'isSsoMember', target: 'ssoLogin' }, { target: 'loginRequested' }] },
    },
    offering: {
      tags: 'view:ssoOffer',
      on: { 'sso.chosen': { target: 'authorizing', actions: 'clearErrors' } },
    },
    /** The company's page is open in a popup. */
    authorizing: {
      tags: ['pending', 'view:ssoOffer'],
      invoke: {
        src: 'ssoPopup',
        id: 'ssoPopup',
        input: ({ context }) => ssoPopupInput(context, context.sso, 'signup'),
        onDone: [
          {
            guard: { type: 'isOtherEmail', params: output },
            target: 'checkingAccount',
            actions: identify,
          },
          { guard: endedWith('identified'), target: 'identified', actions: identify },
          {
            target: 'offering',
            actions: [
              { type: 'assignSocialError', params: output },
              { type: 'emitSsoFailed', params: output },
            ],
          },
        ],
      },
      on: { 'sso.chosen': { actions: 'focusPopup' }, 'submit.cancelled': 'offering' },
    },
    /** The company named another email. If the check fails, the register call decides. */
    checkingAccount: {
      tags: ['pending', 'view:ssoOffer'],
      invoke: {
        src: 'checkEmailExists',
        input: ({ context }) => ({ email: emailOf(context) }),
        onDone: [
          { guard: { type: 'isTaken', params: output }, target: 'existing' },
          { target: 'identified' },
        ],
        onError: 'identified',
      },
      after: { requestTimeout: 'identified' },
      on: { 'submit.cancelled': 'offering' },
    },
    identified: outcomes.final((context) => ({
      outcome: 'identified',
      email: emailOf(context),
      credentials: tokenOf(context),
      profile: profileOf(context),
    })),
    existing: outcomes.final((context) => ({
      outcome: 'existing',
      email: emailOf(context),
      credentials: tokenOf(context),
    })),
    ssoLogin: outcomes.final(({ email, sso }) => ({ outcome: 'ssoLogin', email: trimTyped(email), sso })),
    loginRequested: outcomes.final(({ email }) => ({ outcome: 'loginRequested', email: trimTyped(email) })),
    signupRequested: outcomes.final(({ email }) => ({ outcome: 'signupRequested', email: trimTyped(email) })),
  },
})
