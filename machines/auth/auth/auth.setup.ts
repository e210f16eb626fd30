import { assign, emit, enqueueActions, setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { botCheckMachine } from '../botCheck/botCheck.machine.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import { loginMachine } from '../login/login.machine.ts'
import type { LoginOutput } from '../login/login.types.ts'
import { loginMfaMachine } from '../loginMfa/loginMfa.machine.ts'
import type { signupMachine } from '../signup/signup.machine.ts'
import type { SignupOutput } from '../signup/signup.types.ts'
import type { socialSignupMachine } from '../socialSignup/socialSignup.machine.ts'
import type { SocialSignupOutput } from '../socialSignup/socialSignup.types.ts'
import type { AuthContext, AuthEmitted, AuthEvent, AuthInput } from './auth.types.ts'

/** Guards, actions and actors of the sign-in flow; the graph is in `auth.machine.ts`. */
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
    /** Fetches what the sign-up side needs; the two machines below may be started once it is there. */
    loadSignup: notProvided<void, { isSocial: boolean }>('loadSignup'),
    signup: notProvidedMachine<typeof signupMachine>('signup'),
    socialSignup: notProvidedMachine<typeof socialSignupMachine>('socialSignup'),
    storeCredential: notProvided<void, { id: string; password: string }>('storeCredential'),
  },
  delays: delays('credentialTimeout', 'requestTimeout'),
  guards: {
    mustLeave: ({ context }) => context.isFullyLoggedIn && !context.isSwitchingAccount,
    isPersonalized: ({ context }) => context.isPersonalized,
    hasUser: (_, { output }: { output: { user: User | null } }) => output.user !== null,
    isMfa: (_, { output }: { output: LoginOutput }) => output.outcome === 'mfaRequired',
    startsWithSignup: ({ context }) => context.startsWith === 'signup',
    isSignupHere: ({ context }) => context.isSignupHere === true,
    isSignupLoaded: ({ context }) => context.isSignupLoaded === true,
    isSocial: ({ context }) => context.provider !== null,
    isNoAccount: (_, { output }: { output: LoginOutput }) => output.outcome === 'noAccount',
    hasOutcome: (_, { output, outcome }: { output: { outcome: string }; outcome: string }) =>
      output.outcome === outcome,
    isSsoSignup: (_, { output }: { output: LoginOutput }) => output.outcome === 'ssoSignup',
    hasNoPassword: ({ context }) => !context.credentials || !('password' in context.credentials),
  },
  actions: {
    /** Started on the first touch, not on arrival: nothing is loaded for someone who only looks, and a server starts no timer. */
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
    assignUser: assign((_, { output }: { output: { user: User | null } }) => ({
      user: output.user,
      isMultiStep: true,
    })),
    assignLogin: assign((_, { output }: { output: LoginOutput }) => {
      const resumeWith = null
      if (output.outcome === 'ssoSignup') return { email: output.email, resumeWith }
      if (output.outcome === 'loggedIn')
        return { user: output.user, credentials: output.credentials, resumeWith }
      if (output.outcome === 'noAccount') {
        const { email, password, credentials, provider } = output
        return { email, password, credentials, provider, resumeWith }
      }
      const { email, password, credentials, phoneEnd } = output
      return { email, password, credentials, phoneEnd, resumeWith }
    }),
    assignSignup: assign((_, { output }: { output: SignupOutput | SocialSignupOutput }) => {
      switch (output.outcome) {
        case 'registered':
          return { user: output.user, credentials: output.credentials, isNew: true }
        case 'existing':
          return 'password' in output
            ? {
                email: output.email,
                password: output.password,
                resumeWith: { username_or_email: output.email, password: output.password },
              }
            : { email: output.email, provider: null }
        case 'loginRequested':
          return { email: output.email, password: output.password }
        case 'connected':
          return { resumeWith: output.credentials, provider: output.provider }
        case 'ssoSignup':
          return { email: output.email }
        case 'declined':
        case 'turnedAway':
          return { provider: null, credentials: null }
      }
    }),
    /** The form keeps what was typed when it gives way to the other one. auth.txt §4. */
    keepTyped: assign(({ context, self }) => {
      const form = self.getSnapshot().children.login?.getSnapshot().context
      return {
        email: form?.email ?? context.email,
        password: form?.password ?? context.password,
        provider: null,
      }
    }),
    forgetPerson: assign({ email: '', isPersonalized: false }),
    /** What proves who someone is does not outlive its use. C1, C14. */
    forgetSecrets: assign({ password: '', credentials: null }),
    emitLoggedIn: emit(({ context }) => ({
      type: 'auth.loggedIn' as const,
      // SAFETY: this action is only on states that are entered with a user.
      user: context.user as User,
      isSocial: context.credentials !== null && !('username_or_email' in context.credentials),
      isMultiStep: context.isMultiStep,
      isNew: context.isNew,
    })),
    emitAlreadyLoggedIn: emit({ type: 'auth.alreadyLoggedIn' }),
    /** The toggle between log-in and sign-up keeps the e-mail as it stands in the form. auth.txt §4. */
    emitSignupRequested: emit(({ context, self }) => ({
      type: 'auth.signupRequested' as const,
      email: self.getSnapshot().children.login?.getSnapshot().context.email ?? context.email,
    })),
    emitSsoSignup: emit(({ context }) => ({ type: 'auth.ssoSignup' as const, email: context.email })),
    emitTurnedAway: emit({ type: 'auth.turnedAway' }),
    emitDismissed: emit(({ context }) => ({
      type: 'auth.dismissed' as const,
      isSwitchingAccount: context.isSwitchingAccount,
    })),
  },
})

/** The credential that the browser may keep: an e-mail and its password, nothing else. */
export function storable(credentials: LoginCredentials | null): { id: string; password: string } {
  return credentials && 'password' in credentials
    ? { id: credentials.username_or_email, password: credentials.password }
    : { id: '', password: '' }
}

/** What the log-in form starts with: sent at once when someone has already proved who they are elsewhere. */
export const loginInput = ({ context }: { context: AuthContext }) => ({
  ...context,
  credentials: context.resumeWith,
})

const output = <T>({ event }: { event: { output: T } }) => ({ output: event.output })

/** Where a finished log-in form leads. */
export const loginDone = [
  {
    guard: { type: 'isMfa', params: output<LoginOutput> },
    target: 'loginMfa',
    actions: { type: 'assignLogin', params: output<LoginOutput> },
  },
  {
    guard: { type: 'isSsoSignup', params: output<LoginOutput> },
    target: 'leavingForSso',
    actions: { type: 'assignLogin', params: output<LoginOutput> },
  },
  {
    guard: { type: 'isNoAccount', params: output<LoginOutput> },
    target: 'openingSignup',
    actions: { type: 'assignLogin', params: output<LoginOutput> },
  },
  { target: 'loggedIn', actions: { type: 'assignLogin', params: output<LoginOutput> } },
] as const

/** Where a finished sign-up leads, by its outcome. */
export const signupDone = (['registered', 'ssoSignup', 'turnedAway', 'declined'] as const).map((outcome) => ({
  guard: {
    type: 'hasOutcome' as const,
    params: ({ event }: { event: { output: SignupOutput | SocialSignupOutput } }) => ({
      output: event.output,
      outcome,
    }),
  },
  target: (
    {
      registered: 'loggedIn',
      ssoSignup: 'leavingForSso',
      turnedAway: 'turnedAway',
      declined: 'signup',
    } as const
  )[outcome],
  actions: { type: 'assignSignup' as const, params: output<SignupOutput | SocialSignupOutput> },
}))
