import type { EveryRowId } from '../../../src/errors/index.ts'
import { signupErrors } from '../../../src/errors/auth/signup.errors.ts'
import { press, see, type, timesOut } from '../../../testing/steps/steps.ts'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import type { ErrorJourneys, Journey } from '../../../testing/journeys/journey.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { focusAfter, showsRow } from '../../../testing/journeys/row.steps.ts'
import { keepsForm, NEW, signUp } from './consents.journeys.ts'
import { onlyWithout } from '../login/login.journeys.ts'
import { formIsDisabled, refusedBefore, toMember } from './signup.journeys.ts'

/** After a refused sign-up, the form keeps what was typed. J5. */
const refused =
  (typed: Partial<typeof NEW> = {}) =>
  (row: EveryRowId): Journey => ({
    steps: [
      ...signUp({ ...NEW, ...typed }),
      showsRow(row),
      keepsForm({ ...NEW, ...typed }),
      focusAfter(row, 'Continue'),
    ],
  })

// SAFETY: each name is a row of the table `signup`.
const rows = Object.keys(signupErrors).map((name) => `signup.${name}` as EveryRowId)

/** Every row of the sign-up form: by default a refused sign-up; some rows have a journey of their own. auth.txt §5, §8 "Signup". */
export const signupErrorJourneys: ErrorJourneys = {
  ...Object.fromEntries(rows.map((row) => [row, refused()])),
  'signup.emailRequired': (row) => ({
    steps: [press('Continue'), showsRow(row), focusAfter(row, 'Continue')],
  }),
  'signup.emailFormat': refused({ email: 'robin' }),
  'signup.emailRejected': refused({ email: 'robin@yahoo.con' }),
  'signup.passwordRequired': (row) => ({
    steps: [...toMember, press('Log in'), showsRow(row), focusAfter(row, 'Log in')],
  }),
  'signup.passwordTooShort': refused({ password: 'k8!m' }),
  'signup.passwordNonAscii': refused({ password: 'pässwörd' }),
  'signup.passwordIsUsername': refused({ password: NEW.email }),
  'signup.passwordWeak': refused({ password: '12345678' }),
  'signup.birthdayRequired': (row) => ({
    steps: [
      type('Email', NEW.email),
      type('Password', NEW.password),
      press('Continue'),
      showsRow(row),
      focusAfter(row, 'Continue'),
    ],
  }),
  'signup.birthdayInvalid': refused({ birthday: '2026-01-02' }),
  'signup.underage': {
    steps: [...signUp(), focusOnTitle('Were you born on February 29, 2000?'), see('Confirm')],
  },
  'signup.facebookSignupDisabled': { steps: [...signUp(), ...onlyWithout('Facebook'), keepsForm()] },
  'signup.googleSignupDisabled': { steps: [...signUp(), ...onlyWithout('Google'), keepsForm()] },
  'signup.ineligible': { ...refusedBefore, steps: [formIsDisabled] },
  'signup.timedOut': (row) => ({
    steps: [
      ...signUp(),
      ...timesOut('signup.submitting.registering.waiting'),
      showsRow(row),
      keepsForm(),
      focusIsOn('Continue'),
    ],
  }),
}
