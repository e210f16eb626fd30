import { press, type, until, wait } from '../steps.ts'
import type { Journeys } from './journey.ts'
import { logIn, SSO_EMAIL } from './logIn.steps.ts'

const toSso = [type('Email', SSO_EMAIL), wait(300), press('Continue with SSO')]
const toWidget = [...logIn(), until('login.verifyingHuman.solving')]

/** Every leaf state of the log-in form. auth.txt §4, §8. */
export const loginJourneys = {
  'login.editing.typing': {},
  'login.editing.checkingSso': { given: 'ssoCheck.neverAnswers', steps: [type('Email', SSO_EMAIL), wait(300)] },
  'login.submitting.waiting': { given: 'login.neverAnswers', steps: logIn() },
  'login.submitting.slow': { given: 'login.neverAnswers', steps: [...logIn(), wait(5_000)] },
  'login.checkingLimit': { given: 'login.tooQuick', steps: logIn() },
  'login.verifyingHuman.loadingWidget': { given: 'login.botWidgetNeverLoads', steps: logIn() },
  'login.verifyingHuman.solving': { given: 'login.tooQuick', steps: toWidget },
  'login.connecting': { steps: [press('Continue with Facebook')] },
  'login.authorizingSso': { steps: toSso },
  'login.loggedIn': { given: 'login.succeeds', steps: logIn() },
  'login.mfaRequired': { given: 'login.mfaRequired', steps: logIn() },
  'login.ssoSignup': { given: 'ssoCheck.isSsoNewUser', steps: toSso },
  'login.resettingPassword': { given: 'login.passwordResetSent', steps: logIn() },
  'login.notice.softBanned': { given: 'login.softBanned', steps: logIn() },
  'login.notice.tooManyAttempts': { given: 'login.rateLimited', steps: logIn() },
  'login.notice.deactivated': { given: 'login.suspended', steps: logIn() },
  'login.notice.loginAssistance': { given: 'login.loginAssistance', steps: logIn() },
  'login.notice.facebookNoMatch': { given: 'login.facebookNoMatch', steps: [press('Continue with Facebook')] },
  'login.notice.googleNoMatch': { given: 'login.googleNoMatch', steps: [press('Continue with Google')] },
  'login.notice.facebookUnavailable': { given: 'login.facebookUnavailable', steps: [press('Continue with Facebook')] },
  'login.notice.googleUnavailable': { given: 'login.googleUnavailable', steps: [press('Continue with Google')] },
  'login.notice.lineUnavailable': { given: 'login.lineUnavailable', country: 'JP', steps: [press('Continue with LINE')] },
} as const satisfies Journeys
