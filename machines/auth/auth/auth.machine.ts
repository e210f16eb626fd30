import { and, not } from 'xstate'
import { providerOf } from '../../../src/domain/auth/providers/providerToken.ts'
import { output } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { providerTokenOf } from '../../fragments/providerSignIn.ts'
import { loginDone, loginInput, signupDone, storable } from './auth.outcomes.ts'
import { authSetup } from './auth.setup.ts'
import type { ForwardedEvent } from './auth.types.ts'

const forward = {
  actions: { type: 'forwardToLogin', params: ({ event }: { event: ForwardedEvent }) => event },
} as const

/** Which view the sign-in modal or page shows. Spec: auth.txt §2 "Screens and routes", §4. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({
    ...input,
    email: input.email ?? '',
    password: '',
    credentials: null,
    phoneEnd: null,
    user: null,
    isMultiStep: false,
    isNew: false,
    resumeWith: null,
    provider: null,
  }),
  initial: 'deciding',
  on: {
    'form.touched': { actions: 'startBotCheck' },
    'botToken.spent': { actions: 'refreshBotToken' },
    'modal.closed': '.dismissed',
  },
  states: {
    deciding: {
      always: [
        { guard: 'mustLeave', target: 'alreadyLoggedIn' },
        { guard: 'startsWithSignup', target: 'openingSignup' },
        { guard: 'isPersonalized', target: 'personalizedLogin' },
        { target: 'login' },
      ],
    },
    personalizedLogin: {
      tags: 'view:personalizedLogin',
      invoke: { src: 'login', id: 'login', input: loginInput, onDone: loginDone },
      on: {
        'signup.requested': forward,
        'notice.opened': forward,
        'otherAccount.requested': { target: 'login', actions: 'forgetPerson' },
      },
    },
    login: {
      tags: 'view:login',
      invoke: { src: 'login', id: 'login', input: loginInput, onDone: loginDone },
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
    },
    signupUnavailable: {
      tags: 'view:signupUnavailable',
      on: { 'load.retried': 'openingSignup', 'login.requested': 'login' },
    },
    signup: {
      tags: 'view:signup',
      invoke: {
        src: 'signup',
        id: 'signup',
        // A typed e-mail is shown again.
        input: ({ context }) => ({
          ...context,
          isFormShown: context.isFormShown || context.email !== '',
          needsConsents: context.needsConsents ?? false,
          country: context.country ?? null,
        }),
        onDone: signupDone,
      },
    },
    socialSignup: {
      tags: 'view:socialSignup',
      invoke: {
        src: 'socialSignup',
        id: 'socialSignup',
        input: ({ context: { policy, credentials, needsConsents = false, country = null } }) => {
          const token = required(providerTokenOf(credentials), 'credentials')
          return { policy, type: providerOf(token), credentials: token, needsConsents, country }
        },
        onDone: signupDone,
      },
    },
    loginMfa: {
      tags: 'view:loginMfa',
      invoke: {
        src: 'loginMfa',
        id: 'loginMfa',
        input: ({ context: { policy, phoneEnd, credentials } }) => ({
          policy,
          phoneEnd,
          credentials: required(credentials, 'credentials'),
        }),
        onDone: [
          {
            guard: { type: 'hasUser', params: output },
            target: 'storingCredential',
            actions: { type: 'assignUser', params: output },
          },
          { target: 'login' },
        ],
      },
    },
    /** The password manager is notified of a multi-step log-in before the app is; it may refuse or hang. auth.txt §4, C13. */
    storingCredential: {
      tags: 'pending',
      always: { guard: 'hasNoPassword', target: 'loggedIn' },
      invoke: {
        src: 'storeCredential',
        input: ({ context }) => storable(context.credentials),
        onDone: 'loggedIn',
        onError: 'loggedIn',
      },
      after: { credentialTimeout: 'loggedIn' },
    },
    loggedIn: { type: 'final', entry: ['emitLoggedIn', 'forgetSecrets'] },
    alreadyLoggedIn: { type: 'final', entry: 'emitAlreadyLoggedIn' },
    leavingForSso: { type: 'final', entry: ['emitSsoSignup', 'forgetSecrets'] },
    turnedAway: { type: 'final', entry: ['emitTurnedAway', 'forgetSecrets'] },
    dismissed: { type: 'final', entry: ['emitDismissed', 'forgetSecrets'] },
  },
})
