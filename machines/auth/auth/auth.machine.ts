import { loggingIn, login, loginMfa, personalizedLogin, storingCredential } from './auth.loginStates.ts'
import { authSetup } from './auth.setup.ts'
import { openingSignup, signup, signupUnavailable, socialSignup, ssoSignup } from './auth.signupStates.ts'
import type { WayIn } from './auth.types.ts'

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
    personalizedLogin,
    login,
    loggingIn,
    openingSignup,
    signupUnavailable,
    signup,
    socialSignup,
    /** An SSO email without an account signs up on a page of its own, unless this is it. */
    decidingSso: {
      always: [{ guard: 'startsWithSsoSignup', target: 'ssoSignup' }, { target: 'leavingForSso' }],
    },
    ssoSignup,
    loginMfa,
    storingCredential,
    loggedIn: entered({ isMultiStep: false, isNew: false }),
    loggedInWithCode: entered({ isMultiStep: true, isNew: false }),
    registered: entered({ isMultiStep: false, isNew: true }),
    alreadyLoggedIn: { ...leaving, entry: 'emitAlreadyLoggedIn' },
    leavingForSso: { ...leaving, entry: ['emitSsoSignup', 'forgetSecrets'] },
    turnedAway: { ...leaving, entry: ['emitTurnedAway', 'forgetSecrets'] },
    dismissed: { type: 'final', entry: ['emitDismissed', 'forgetSecrets'] },
  },
})
