import { press, type, until } from '../../steps/steps.ts'
import { keepsTyped, passed } from '../checks.steps.ts'
import type { Journeys } from '../journey.ts'
import { logIn } from './logIn.steps.ts'

/** To the two-factor step. */
export const toCode = [...logIn(), until('loginMfa.entering')]
export const enterCode = (code: string) => [...toCode, type('Verification code', code), press('Continue')]

/** Every leaf state of the two-factor step. auth.txt §4 "Two-factor". */
export const loginMfaJourneys = {
  'loginMfa.entering': { given: 'loginMfa.succeeds', steps: toCode },
  'loginMfa.verifying': { given: 'loginMfa.neverAnswers', steps: enterCode('123456') },
  'loginMfa.resending': { given: 'loginMfa.resendNeverAnswers', steps: [...toCode, press('Resend code')] },
  'loginMfa.verified': {
    given: 'loginMfa.succeeds',
    steps: [...enterCode('123456'), passed('auth.loggedIn')],
  },
  'loginMfa.left': { given: 'loginMfa.succeeds', steps: [...toCode, press('Back to log in'), keepsTyped()] },
} as const satisfies Journeys
