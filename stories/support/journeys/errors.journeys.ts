import type { AuthRowId } from '../../../src/errors/auth.errors.ts'
import { press, type, until, wait } from '../steps.ts'
import type { Journey } from './journey.ts'
import { logIn, PASSWORD, SSO_EMAIL, WREN } from './logIn.steps.ts'

const facebook = { steps: [press('Continue with Facebook')] }
const google = { steps: [press('Continue with Google')] }
const sso = { steps: [type('Email', SSO_EMAIL), wait(300), press('Continue with SSO')] }
const enterCode = (code: string) => [...logIn('mfa@example.com', PASSWORD), type('Verification code', code), press('Continue')]

/** Rows that are met in another way than by logging in with e-mail and password. */
export const errorJourneys: Readonly<Partial<Record<AuthRowId, Journey>>> = {
  'login.facebookNoMatch': facebook,
  'login.googleNoMatch': google,
  'login.facebookUnavailable': facebook,
  'login.googleUnavailable': google,
  'login.lineUnavailable': { country: 'JP', steps: [press('Continue with LINE')] },
  'login.emailRequired': { steps: [type('Password', PASSWORD), press('Log in')] },
  'login.passwordRequired': { steps: [type('Email', WREN), press('Log in')] },
  'login.timedOut': { steps: [...logIn(), until('login.submitting.waiting'), wait(30_000)] },
  'social.failed': google,
  'social.refused': google,
  'social.popupBlocked': facebook,
  'social.popupClosed': { steps: [press('Continue with Facebook'), wait(1_000), wait(3_000)] },
  'social.unknown': google,
  'social.windowUndefined': sso,
  'social.noTokens': sso,
  'loginMfa.codeRequired': { steps: [...logIn('mfa@example.com', PASSWORD), press('Continue')] },
  'loginMfa.codeFormat': { steps: enterCode('12') },
  'loginMfa.mfaFailed': { steps: enterCode('654321') },
  'loginMfa.serverFailed': { steps: enterCode('123456') },
  'loginMfa.offline': { steps: enterCode('123456') },
  'loginMfa.malformed': { steps: enterCode('123456') },
  'loginMfa.timedOut': { steps: [...enterCode('123456'), until('loginMfa.verifying'), wait(30_000)] },
  'forgotPassword.resetFailed': { steps: [...logIn(), press('Reset your password')] },
}
