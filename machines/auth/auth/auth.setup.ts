import { assign, emit, enqueueActions, raise, sendTo, setup, type AnyMachineSnapshot } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { providerOfCredentials } from '../../../src/domain/auth/providers/loginMethods.ts'
import { withProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { Output } from '../../fragments/events.ts'
import { isOutcome, required } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import { botCheckMachine, type BotPurpose } from '../botCheck/botCheck.machine.ts'
import { loginMachine } from '../login/login.machine.ts'
import type { LoginOutput } from '../login/login.types.ts'
import type { loginMfaMachine } from '../loginMfa/loginMfa.machine.ts'
import type { signupMachine } from '../signup/signup.machine.ts'
import type { socialSignupMachine } from '../socialSignup/socialSignup.machine.ts'
import type { ssoSignupMachine } from '../ssoSignup/ssoSignup.machine.ts'
import { afterSignup, type AnySignupOutput } from './auth.rules.ts'
import type { AuthContext, AuthEmitted, AuthEvent, AuthInput, ForwardedEvent, WayIn } from './auth.types.ts'

const isSigningUp = (snapshot: AnyMachineSnapshot) =>
  ['view:signup', 'view:socialSignup', 'view:ssoSignup'].some((tag) => snapshot.hasTag(tag))

const hasNoPassword = ({ credentials }: AuthContext) => !credentials || !('password' in credentials)

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
      ssoSignup: 'ssoSignup'
    }
  }>(),
  actors: {
    login: loginMachine,
    /** Loaded by the log-in call that asks for a code. */
    loginMfa: notProvidedMachine<typeof loginMfaMachine>('loginMfa'),
    botCheck: botCheckMachine,
    /** Loads the sign-up bundle, which provides the two machines below. */
    loadSignup: notProvided<void, { isSocial: boolean }>('loadSignup'),
    signup: notProvidedMachine<typeof signupMachine>('signup'),
    socialSignup: notProvidedMachine<typeof socialSignupMachine>('socialSignup'),
    ssoSignup: notProvidedMachine<typeof ssoSignupMachine>('ssoSignup'),
    storeCredential: notProvided<void, { id: string; password: string }>('storeCredential'),
  },
  delays: delays('credentialTimeout', 'requestTimeout'),
  guards: {
    isOutcome,
    mustLeave: ({ context }) => context.isFullyLoggedIn && !context.isSwitchingAccount,
    isPersonalized: ({ context }) => context.isPersonalized,
    hasUser: (_, { output }: Output<{ user: User | null }>) => output.user !== null,
    hasCredentials: ({ context }) => context.credentials !== null,
    startsWithSsoSignup: ({ context }) => context.startsWith === 'ssoSignup',
    startsWithSignup: ({ context }) => context.startsWith === 'signup',
    isSignupLoaded: ({ context }) => context.isSignupLoaded === true,
    isSocial: ({ context }) => context.provider !== null,
    hasNoOffer: ({ context }) => !context.hasOffer || hasNoPassword(context),
    isMultiStep: ({ context }) => context.isMultiStep,
    hasNoPassword: ({ context }) => hasNoPassword(context),
  },
}).extend({
  actions: {
    /** Starts on the first interaction: nothing is loaded for visitors who only look, and a server starts no timer. */
    startBotCheck: enqueueActions(({ context, enqueue, self }) => {
      if (!self.getSnapshot().children.botCheck)
        enqueue.spawnChild('botCheck', {
          id: 'botCheck',
          systemId: 'botCheck',
          input: { policy: context.policy, purpose: isSigningUp(self.getSnapshot()) ? 'signup' : 'login' },
        })
    }),
    /** A token is for the view shown. */
    renewBotToken: enqueueActions(({ enqueue, system }, { purpose }: { purpose: BotPurpose }) => {
      if (system.get('botCheck')) enqueue.sendTo('botCheck', { type: 'view.changed', purpose })
    }),
    refreshBotToken: enqueueActions(({ enqueue, self }) => {
      if (self.getSnapshot().children.botCheck) enqueue.sendTo('botCheck', { type: 'refresh.requested' })
    }),
    assignUser: assign((_, { output }: Output<{ user: User | null }>) => ({
      user: output.user,
      isMultiStep: true,
    })),
    assignOffer: assign({ hasOffer: true }),
    assignVerified: assign(({ event }) => (event.type === 'passkey.verified' ? { user: event.user } : {})),
    assignLogin: assign(({ context }, { output }: Output<LoginOutput>) => {
      const { outcome: _outcome, ...result } = output
      const prevented =
        'prevented' in output ? withProvider(context.prevented, output.prevented) : context.prevented
      return { credentials: null, sso: null, profile: null, isMultiStep: false, ...result, prevented }
    }),
    assignSignup: assign(({ context }, { output }: Output<AnySignupOutput>) => afterSignup(output, context)),
    /** Sends the event again, to the state that the flow is about to enter. */
    repeat: raise((_, event: ForwardedEvent) => event),
    forwardToLogin: sendTo('login', (_, event: ForwardedEvent) => event),
    forgetPerson: assign({ email: '', isPersonalized: false }),
    /** Credentials are dropped as soon as they are no longer needed. */
    forgetSecrets: assign({ password: '', credentials: null }),
    emitLoggedIn: emit(({ context }, wayIn: WayIn) => ({
      type: 'auth.loggedIn' as const,
      user: required(context.user, 'user'),
      provider: context.credentials ? providerOfCredentials(context.credentials) : 'email',
      ...(context.isStored && { isStored: true }),
      ...wayIn,
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
