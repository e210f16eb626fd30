import { authMachine } from '../../../../machines/auth/auth/auth.machine.ts'
import type { AuthInput } from '../../../../machines/auth/auth/auth.types.ts'
import { signupPart, ssoSignupPart } from './auth.parts.ts'

/**
 * The sign-in machine for a server, which renders the initial state and starts no actor. Only a sign-up that is on screen at once needs its
 * own machine: each `provide` builds the chart again, which takes longer than rendering the page.
 */
export function provideAuthOnServer(startsWith: AuthInput['startsWith']): typeof authMachine {
  if (startsWith === undefined || startsWith === 'login') return authMachine
  const signup = signupPart.loaded()
  const sso = ssoSignupPart.loaded()
  return authMachine.provide({
    actors: {
      ...(signup && { signup: signup.signupMachine }),
      ...(sso && { ssoSignup: sso.ssoSignupMachine }),
    },
  })
}
