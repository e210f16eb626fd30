import { and, not } from 'xstate'
import { output, type Output } from '../../fragments/events.ts'
import { endedWith, required } from '../../fragments/outcome.ts'
import type { LoginOutput } from '../login/login.types.ts'
import type { LoginMfaOutput } from '../loginMfa/loginMfa.machine.ts'
import {
  loginInput,
  loginInputAtOnce,
  signupInput,
  socialSignupInput,
  storable,
  type AnySignupOutput,
} from './auth.rules.ts'
import { authSetup } from './auth.setup.ts'
import type { ForwardedEvent, WayIn } from './auth.types.ts'

const afterLogin = <Name extends LoginOutput['outcome'], Target extends string>(name: Name, target: Target) =>
  ({
    guard: endedWith(name),
    target,
    actions: { type: 'assignLogin', params: output<LoginOutput> },
  }) as const

/** Where each outcome of the log-in form leads. */
const loginDone = [
  afterLogin('mfaRequired', 'loginMfa'),
  afterLogin('ssoSignup', 'decidingSso'),
  afterLogin('noAccount', 'openingSignup'),
  afterLogin('signupRequested', 'openingSignup'),
  afterLogin('signupPrevented', 'openingSignup'),
  afterLogin('loggedIn', 'offeringPasskey'),
] as const

/** The log-in form decides what to do about the event. */
const forward = {
  actions: { type: 'forwardToLogin', params: ({ event }: { event: ForwardedEvent }) => event },
} as const

const assignSignup = { type: 'assignSignup', params: output<AnySignupOutput> } as const

/** Where an outcome of a sign-up leads. */
const after = <Name extends AnySignupOutput['outcome'], Target extends string>(name: Name, target: Target) =>
  ({ guard: endedWith(name), target, actions: assignSignup }) as const

/** A passkey logs in beside the form, which it ends. */
const byPasskey = {
  'passkey.verified': { target: 'loggedInWithPasskey', actions: 'assignVerified' },
} as const

/** All other outcomes of a sign-up lead to the log-in form. */
const toLogin = { target: 'login', actions: assignSignup } as const

/** A dialog about an account that exists: it opens over the log-in form. auth.txt §2 "aec". */
const toNotice = {
  'notice.opened': {
    target: 'login',
    actions: { type: 'repeat', params: ({ event }: { event: ForwardedEvent }) => event },
  },
} as const

/** A refusal of the two-factor step is shown over the log-in form. */
const refusals = (['softBanned', 'rateLimited', 'suspended'] as const).map((notice) => ({
  guard: endedWith(notice),
  target: 'login' as const,
  actions: {
    type: 'repeat' as const,
    params: ({ event: { output: refused } }: { event: Output<LoginMfaOutput> }) => ({
      type: 'notice.opened' as const,
      notice,
      waitMs: refused.waitMs,
    }),
  },
}))

/** The end of a page that is about to be left. A restored page starts again. */
const leaving = { type: 'final', tags: 'leaving' } as const

const entered = (params: WayIn) =>
  ({ ...leaving, entry: [{ type: 'emitLoggedIn', params }, 'forgetSecrets'] }) as const

/** Which view the sign-in modal or page shows. Spec: auth.txt §2 "Screens and routes", §4. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input: { resumeWith = null, ...input } }) => ({
    ...input,
    email: input.email ?? '',
    password: '',
    credentials: resumeWith,
    phoneEnd: null,
    user: null,
    isMultiStep: false,
    hasOffer: false,
    sso: null,
    profile: null,
    provider: null,
    prevented: [],
  }),
  initial: 'deciding',
  on: {
    'form.touched': { actions: 'startBotCheck' },
    'botToken.spent': { actions: 'refreshBotToken' },
    'modal.closed': '.dismissed',
    'offer.prepared': { actions: 'assignOffer' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'mustLeave', target: 'alreadyLoggedIn' },
        { guard: 'hasCredentials', target: 'loggingIn' },
        { guard: 'startsWithSsoSignup', target: 'ssoSignup' },
        { guard: 'startsWithSignup', target: 'openingSignup' },
        { guard: 'isPersonalized', target: 'personalizedLogin' },
        { target: 'login' },
      ],
    },
    /** 'Welcome back, {name}!' auth.txt §2. */
    personalizedLogin: {
      tags: 'view:personalizedLogin',
      invoke: { src: 'login', id: 'login', input: loginInput, onDone: loginDone },
      on: {
        'signup.requested': forward,
        'notice.opened': forward,
        'otherAccount.requested': { target: 'login', actions: 'forgetPerson' },
        ...byPasskey,
      },
    },
    login: {
      tags: 'view:login',
      entry: { type: 'renewBotToken', params: { purpose: 'login' } },
      invoke: { src: 'login', id: 'login', input: loginInput, onDone: loginDone },
      on: { 'signup.requested': forward, 'notice.opened': forward, ...byPasskey },
    },
    /** A sign-up or the page knows enough to log in: the form sends it at once. auth.txt §3 "autologin", §4. */
    loggingIn: {
      tags: 'view:login',
      entry: { type: 'renewBotToken', params: { purpose: 'login' } },
      invoke: { src: 'login', id: 'login', input: loginInputAtOnce, onDone: loginDone },
      on: { 'signup.requested': forward, 'notice.opened': forward },
    },
    /** The sign-up bundle is loaded when it is first needed. */
    openingSignup: {
      tags: ['pending', 'view:openingSignup'],
      always: { guard: and(['isSignupLoaded', not('isSocial')]), target: 'signup' },
      invoke: {
        src: 'loadSignup',
        input: ({ context }) => ({ isSocial: context.provider !== null }),
        onDone: [{ guard: 'isSocial', target: 'socialSignup' }, { target: 'signup' }],
        onError: 'signupUnavailable',
      },
      after: { requestTimeout: 'signupUnavailable' },
      on: toNotice,
    },
    signupUnavailable: {
      tags: 'view:signupUnavailable',
      on: { 'load.retried': 'openingSignup', 'login.requested': 'login', ...toNotice },
    },
    /** Signing up by email. */
    signup: {
      tags: 'view:signup',
      entry: { type: 'renewBotToken', params: { purpose: 'signup' } },
      on: toNotice,
      invoke: {
        src: 'signup',
        id: 'signup',
        input: signupInput,
        onDone: [
          after('registered', 'registered'),
          after('existing', 'loggingIn'),
          after('connected', 'loggingIn'),
          after('ssoLogin', 'loggingIn'),
          after('ssoSignup', 'decidingSso'),
          after('turnedAway', 'turnedAway'),
          toLogin,
        ],
      },
    },
    /** Signing up with a token of a provider, or of a company with single sign-on. */
    socialSignup: {
      tags: 'view:socialSignup',
      entry: { type: 'renewBotToken', params: { purpose: 'signup' } },
      invoke: {
        src: 'socialSignup',
        id: 'socialSignup',
        input: socialSignupInput,
        onDone: [
          after('registered', 'registered'),
          after('declined', 'signup'),
          after('prevented', 'signup'),
          after('turnedAway', 'turnedAway'),
          toLogin,
        ],
      },
    },
    /** An SSO email without an account signs up on a page of its own, unless this is it. */
    decidingSso: {
      always: [{ guard: 'startsWithSsoSignup', target: 'ssoSignup' }, { target: 'leavingForSso' }],
    },
    /** The page of auth.txt §2 "/signup/sso-business-account". It is loaded with the page. */
    ssoSignup: {
      tags: 'view:ssoSignup',
      entry: { type: 'renewBotToken', params: { purpose: 'signup' } },
      on: toNotice,
      invoke: {
        src: 'ssoSignup',
        id: 'ssoSignup',
        input: ({ context: { policy, email } }) => ({ policy, email }),
        onDone: [
          after('identified', 'socialSignup'),
          after('existing', 'loggingIn'),
          after('ssoLogin', 'loggingIn'),
          after('signupRequested', 'openingSignup'),
          toLogin,
        ],
      },
    },
    loginMfa: {
      tags: 'view:loginMfa',
      invoke: {
        src: 'loginMfa',
        id: 'loginMfa',
        input: ({ context: { policy, phoneEnd, mfaMethods, credentials } }) => ({
          policy,
          phoneEnd,
          mfaMethods,
          credentials: required(credentials, 'credentials'),
        }),
        onDone: [
          {
            guard: { type: 'hasUser', params: output },
            target: 'storingCredential',
            actions: { type: 'assignUser', params: output },
          },
          ...refusals,
          { target: 'login' },
        ],
      },
    },
    /** The password manager is notified of a multi-step log-in before the app is; it may refuse or hang. auth.txt §4. */
    storingCredential: {
      tags: 'pending',
      always: { guard: 'hasNoPassword', target: 'entering' },
      invoke: {
        src: 'storeCredential',
        input: ({ context }) => storable(context.credentials),
        onDone: 'offeringPasskey',
        onError: 'offeringPasskey',
      },
      after: { credentialTimeout: 'offeringPasskey' },
    },
    /** Somebody who has logged in with a password may create a passkey for the next time, in a flow of its own. */
    offeringPasskey: {
      tags: 'view:passkeyOffer',
      always: { guard: 'hasNoOffer', target: 'entering' },
      on: { 'offer.settled': 'entering', 'modal.closed': 'entering' },
    },
    entering: { always: [{ guard: 'isMultiStep', target: 'loggedInWithCode' }, { target: 'loggedIn' }] },
    loggedIn: entered({ isMultiStep: false, isNew: false }),
    loggedInWithCode: entered({ isMultiStep: true, isNew: false }),
    loggedInWithPasskey: entered({ isMultiStep: false, isNew: false, provider: 'passkey' }),
    registered: entered({ isMultiStep: false, isNew: true }),
    alreadyLoggedIn: { ...leaving, entry: 'emitAlreadyLoggedIn' },
    leavingForSso: { ...leaving, entry: ['emitSsoSignup', 'forgetSecrets'] },
    turnedAway: { ...leaving, entry: ['emitTurnedAway', 'forgetSecrets'] },
    dismissed: { type: 'final', entry: ['emitDismissed', 'forgetSecrets'] },
  },
})
