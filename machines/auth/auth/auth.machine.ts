import { and, not } from 'xstate'
import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { providerOf, type ProviderToken } from '../../../src/domain/auth/providers/providerToken.ts'
import { authSetup, loginDone, loginInput, signupDone, storable } from './auth.setup.ts'

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
    'signup.requested': [
      { guard: 'isSignupHere', target: '.openingSignup', actions: 'keepTyped' },
      { actions: 'emitSignupRequested' },
    ],
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
      on: { 'otherAccount.requested': { target: 'login', actions: 'forgetPerson' } },
    },
    login: {
      tags: 'view:login',
      invoke: { src: 'login', id: 'login', input: loginInput, onDone: loginDone },
    },
    /** What the sign-up side needs comes when it is first wanted. */
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
        // Whoever has typed an e-mail already sees it again.
        input: ({ context }) => ({
          ...context,
          isFormShown: context.isFormShown || context.email !== '',
          needsConsents: context.needsConsents ?? false,
          country: context.country ?? null,
        }),
        onDone: [
          ...signupDone,
          { target: 'login', actions: { type: 'assignSignup', params: ({ event }) => event } },
        ],
      },
    },
    socialSignup: {
      tags: 'view:socialSignup',
      invoke: {
        src: 'socialSignup',
        id: 'socialSignup',
        input: ({ context: { policy, credentials, needsConsents = false, country = null } }) => {
          // SAFETY: this state is only entered with the token that found no account.
          const token = credentials as ProviderToken
          return { policy, type: providerOf(token), credentials: token, needsConsents, country }
        },
        onDone: [
          ...signupDone,
          { target: 'login', actions: { type: 'assignSignup', params: ({ event }) => event } },
        ],
      },
    },
    loginMfa: {
      tags: 'view:loginMfa',
      invoke: {
        src: 'loginMfa',
        id: 'loginMfa',
        // SAFETY: this state is only entered with the credentials that the log-in form put out.
        input: ({ context: { policy, phoneEnd, credentials } }) => ({
          policy,
          phoneEnd,
          credentials: credentials as LoginCredentials,
        }),
        onDone: [
          {
            guard: { type: 'hasUser', params: ({ event }) => event },
            target: 'storingCredential',
            actions: { type: 'assignUser', params: ({ event }) => event },
          },
          { target: 'login' },
        ],
      },
    },
    /** The password manager hears of a multi-step log-in before the app does; it may refuse or hang. auth.txt §4, C13. */
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
