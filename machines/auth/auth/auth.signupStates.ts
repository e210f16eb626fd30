import { and, not } from 'xstate'
import {
  signupDone,
  signupInput,
  socialSignupDone,
  socialSignupInput,
  ssoSignupDone,
  toNotice,
} from './auth.outcomes.ts'
import { authSetup } from './auth.setup.ts'

/** The sign-up bundle is loaded when it is first needed. */
export const openingSignup = authSetup.createStateConfig({
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
})

export const signupUnavailable = authSetup.createStateConfig({
  tags: 'view:signupUnavailable',
  on: { 'load.retried': 'openingSignup', 'login.requested': 'login', ...toNotice },
})

/** Signing up by email. */
export const signup = authSetup.createStateConfig({
  tags: 'view:signup',
  entry: { type: 'renewBotToken', params: { purpose: 'signup' } },
  on: toNotice,
  invoke: { src: 'signup', id: 'signup', input: signupInput, onDone: signupDone },
})

/** Signing up with a token of a provider, or of a company with single sign-on. */
export const socialSignup = authSetup.createStateConfig({
  tags: 'view:socialSignup',
  entry: { type: 'renewBotToken', params: { purpose: 'signup' } },
  invoke: { src: 'socialSignup', id: 'socialSignup', input: socialSignupInput, onDone: socialSignupDone },
})

/** The page of auth.txt §2 "/signup/sso-business-account". It is loaded with the page. */
export const ssoSignup = authSetup.createStateConfig({
  tags: 'view:ssoSignup',
  entry: { type: 'renewBotToken', params: { purpose: 'signup' } },
  on: toNotice,
  invoke: {
    src: 'ssoSignup',
    id: 'ssoSignup',
    input: ({ context: { policy, email } }) => ({ policy, email }),
    onDone: ssoSignupDone,
  },
})
