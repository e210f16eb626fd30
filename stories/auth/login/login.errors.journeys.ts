import { anyRow, type EveryRowId } from '../../../src/errors/index.ts'
import { loginErrors } from '../../../src/errors/auth/login.errors.ts'
import { press, type, until, timesOut } from '../../../testing/steps/steps.ts'
import { focusIsOn, keepsTyped } from '../../../testing/journeys/checks.steps.ts'
import { given, type ErrorJourneys, type Journey } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, leadsTo, reads } from '../../../testing/journeys/page.steps.ts'
import { focusAfter, showsRow } from '../../../testing/journeys/row.steps.ts'
import { logIn, PASSWORD, WREN } from '../../../testing/journeys/logIn.steps.ts'
import { onlyWithout } from './login.journeys.ts'
import { FACEBOOK, GOOGLE } from '../social/social.journeys.ts'

/** After a refused log-in, either the row's dialog opens or the form keeps what was typed. J1, J5. */
const refused = (row: EveryRowId): Journey => ({
  steps: [
    ...logIn(),
    showsRow(row),
    ...(anyRow(row).placement.kind === 'dialog' ? [] : [keepsTyped()]),
    focusAfter(row, 'Log in'),
  ],
})
const refusedVia = (button: string) => (row: EveryRowId) => ({
  steps: [press(button), focusAfter(row, button), showsRow(row)],
})

// SAFETY: each name is a row of the table `login`.
const rows = Object.keys(loginErrors).map((name) => `login.${name}` as EveryRowId)

/** Every row of the log-in form: by default a refused log-in; some rows have a journey of their own. auth.txt §8 "Login". */
export const loginErrorJourneys: ErrorJourneys = {
  ...Object.fromEntries(rows.map((row) => [row, refused])),
  'login.mfaRequired': {
    steps: [
      ...logIn(),
      reads('phone number ending in 42'),
      focusOnTitle('Two-factor authentication required'),
    ],
  },
  'login.tooQuick': (row) => ({
    steps: [
      ...logIn(),
      until('login.verifyingHuman.solving'),
      showsRow(row),
      keepsTyped(),
      focusIsOn('Log in'),
    ],
  }),
  'login.wrongPassword': (row) => ({
    steps: [
      ...(refused(row).steps ?? []),
      leadsTo('reset your password', '/password/reset/?ue=wren%40example.com'),
    ],
  }),
  'login.facebookNoMatch': refusedVia(FACEBOOK),
  'login.googleNoMatch': refusedVia(GOOGLE),
  'login.lineNoMatch': (row) => ({ country: 'JP', ...refusedVia('Continue with LINE')(row) }),
  'login.facebookSignupDisabled': {
    steps: [press(FACEBOOK), focusOnTitle('Sign up to see more'), ...onlyWithout('Facebook')],
  },
  'login.googleSignupDisabled': {
    steps: [press(GOOGLE), focusOnTitle('Sign up to see more'), ...onlyWithout('Google')],
  },
  'login.facebookUnavailable': refusedVia(FACEBOOK),
  'login.googleUnavailable': refusedVia(GOOGLE),
  'login.lineUnavailable': (row) => ({ country: 'JP', ...refusedVia('Continue with LINE')(row) }),
  'login.noAccount': given('socialSignup.withEmail', press(GOOGLE), focusOnTitle('Enter your birthdate')),
  'login.unexplained': (row) => ({ steps: [...logIn(), showsRow(row), keepsTyped(), focusIsOn('Log in')] }),
  'login.timedOut': (row) => ({
    steps: [
      ...logIn(),
      ...timesOut('login.submitting.waiting'),
      showsRow(row),
      keepsTyped(),
      focusIsOn('Log in'),
    ],
  }),
  'login.emailRequired': (row) => ({
    steps: [type('Password', PASSWORD), press('Log in'), showsRow(row), focusAfter(row, 'Log in')],
  }),
  'login.passwordRequired': (row) => ({
    steps: [type('Email', WREN), press('Log in'), showsRow(row), focusAfter(row, 'Log in')],
  }),
}
