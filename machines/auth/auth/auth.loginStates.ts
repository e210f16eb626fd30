import { output } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { loginDone, loginInput, loginInputAtOnce, storable } from './auth.outcomes.ts'
import { authSetup } from './auth.setup.ts'
import type { ForwardedEvent } from './auth.types.ts'

const forward = {
  actions: { type: 'forwardToLogin', params: ({ event }: { event: ForwardedEvent }) => event },
} as const

/** 'Welcome back, {name}!' auth.txt §2. */
export const personalizedLogin = authSetup.createStateConfig({
  tags: 'view:personalizedLogin',
  invoke: { src: 'login', id: 'login', input: loginInput, onDone: loginDone },
  on: {
    'signup.requested': forward,
    'notice.opened': forward,
    'otherAccount.requested': { target: 'login', actions: 'forgetPerson' },
  },
})

export const login = authSetup.createStateConfig({
  tags: 'view:login',
  entry: { type: 'renewBotToken', params: { purpose: 'login' } },
  invoke: { src: 'login', id: 'login', input: loginInput, onDone: loginDone },
  on: { 'signup.requested': forward, 'notice.opened': forward },
})

/** A sign-up or the page knows enough to log in: the form sends it at once. auth.txt §3 "autologin", §4. */
export const loggingIn = authSetup.createStateConfig({
  tags: 'view:login',
  entry: { type: 'renewBotToken', params: { purpose: 'login' } },
  invoke: { src: 'login', id: 'login', input: loginInputAtOnce, onDone: loginDone },
  on: { 'signup.requested': forward, 'notice.opened': forward },
})

export const loginMfa = authSetup.createStateConfig({
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
})

/** The password manager is notified of a multi-step log-in before the app is; it may refuse or hang. auth.txt §4. */
export const storingCredential = authSetup.createStateConfig({
  tags: 'pending',
  always: { guard: 'hasNoPassword', target: 'loggedInWithCode' },
  invoke: {
    src: 'storeCredential',
    input: ({ context }) => storable(context.credentials),
    onDone: 'loggedInWithCode',
    onError: 'loggedInWithCode',
  },
  after: { credentialTimeout: 'loggedInWithCode' },
})
