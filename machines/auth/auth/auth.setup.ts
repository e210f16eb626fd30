import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import type { Output } from '../../fragments/events.ts'
import { isOutcome, required } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import { botCheckMachine } from '../botCheck/botCheck.machine.ts'
import { loginMachine } from '../login/login.machine.ts'
import type { LoginOutput } from '../login/login.types.ts'
import { loginMfaMachine } from '../loginMfa/loginMfa.machine.ts'
import type { signupMachine } from '../signup/signup.machine.ts'
import type { SignupOutput } from '../signup/signup.types.ts'
import type { socialSignupMachine } from '../socialSignup/socialSignup.machine.ts'
import type { SocialSignupOutput } from '../socialSignup/socialSignup.types.ts'
import { afterSignup } from './auth.outcomes.ts'
import type { AuthContext, AuthEmitted, AuthEvent, AuthInput, ForwardedEvent } from './auth.types.ts'

/** Actors, delays, guards and actions of the sign-in flow; the chart is in `auth.machine.ts`. */
export const authSetup = setup({
  types: types<{
    context: AuthContext
    input: AuthInput
    events: AuthEvent
    emitted: AuthEmitted
    children: {
      botCheck: 'botCheck'
      login: 'login'
      loginMfa: 'loginMfa'
      signup: 'signup'
      socialSignup: 'socialSignup'
    }
  }>(),
  actors: {
    login: loginMachine,
    loginMfa: loginMfaMachine,
    botCheck: botCheckMachine,
    /** Loads the sign-up bundle, which provides the two machines below. */
    loadSignup: notProvided<void, { isSocial: boolean }>('loadSignup'),
    signup: notProvidedMachine<typeof signupMachine>('signup'),
    socialSignup: notProvidedMachine<typeof socialSignupMachine>('socialSignup'),
    storeCredential: notProvided<void, { id: string; password: string }>('storeCredential'),
  },
  delays: delays('credentialTimeout', 'requestTimeout'),
  guards: {
    isOutcome,
    mustLeave: ({ context }) => context.isFullyLoggedIn && !context.isSwitchingAccount,
    isPersonalized: ({ context }) => context.isPersonalized,
    hasUser: (_, { output }: Output<{ user: User | null }>) => output.user !== null,
    startsWithSignup: ({ context }) => context.startsWith === 'signup',
    isSignupLoaded: ({ context }) => context.isSignupLoaded === true,
    isSocial: ({ context }) => context.provider !== null,
    hasNoPassword: ({ context }) => !context.credentials || !('password' in context.credentials),
  },
}).extend({
  actions: {
    /** Starts on the first interaction: nothing is loaded for visitors who only look, and a server starts no timer. */
    startBotCheck: enqueueActions(({ context, enqueue, self }) => {
      if (!self.getSnapshot().children.botCheck)
        enqueue.spawnChild('botCheck', {
          id: 'botCheck',
          systemId: 'botCheck',
          input: { policy: context.policy },
        })
    }),
    refreshBotToken: enqueueActions(({ enqueue, self }) => {
      if (self.getSnapshot().children.botCheck) enqueue.sendTo('botCheck', { type: 'refresh.requested' })
    }),
    assignUser: assign((_, { output }: Output<{ user: User | null }>) => ({
      user: output.user,
      isMultiStep: true,
    })),
    assignLogin: assign((_, { output }: Output<LoginOutput>) => {
      const { outcome: _outcome, ...result } = output
      return { ...result, resumeWith: null }
    }),
    assignSignup: assign((_, { output }: Output<SignupOutput | SocialSignupOutput>) => afterSignup(output)),
    forwardToLogin: sendTo('login', (_, event: ForwardedEvent) => event),
    forgetPerson: assign({ email: '', isPersonalized: false }),
    /** Credentials are dropped as soon as they are no longer needed. C1, C14. */
    forgetSecrets: assign({ password: '', credentials: null }),
    emitLoggedIn: emit(({ context }) => ({
      type: 'auth.loggedIn' as const,
      user: required(context.user, 'user'),
      isSocial: context.credentials !== null && !('username_or_email' in context.credentials),
      isMultiStep: context.isMultiStep,
      isNew: context.isNew,
    })),
    emitAlreadyLoggedIn: emit({ type: 'auth.alreadyLoggedIn' }),
    emitSsoSignup: emit(({ context }) => ({ type: 'auth.ssoSignup' as const, email: context.email })),
    emitTurnedAway: emit({ type: 'auth.turnedAway' }),
    emitDismissed: emit(({ context }) => ({
      type: 'auth.dismissed' as const,
      isSwitchingAccount: context.isSwitchingAccount,
    })),
  },
})
