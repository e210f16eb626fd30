import { press, see, type, until, timesOut } from '../../../testing/steps/steps.ts'
import { isToast, keepsCode, keepsTyped, passed } from '../../../testing/journeys/checks.steps.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { given, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'

/** Goes to the two-factor step. */
export const toCode = [...logIn(), until('loginMfa.entering')]
export const enterCode = (code: string) => [...toCode, type('Verification code', code), press('Continue')]

export const toChoice = [...toCode, press('Try another way'), until('loginMfa.choosing')]

/** Every leaf state of the two-factor step. auth.txt §4 "Two-factor". */
export const loginMfaJourneys = {
  'loginMfa.entering': given('loginMfa.succeeds', ...toCode),
  'loginMfa.choosing': given('loginMfa.offersOthers', ...toChoice, see('Backup code')),
  'loginMfa.verifying': given('loginMfa.neverAnswers', ...enterCode('123456')),
  'loginMfa.resending': given('loginMfa.resendNeverAnswers', ...toCode, press('Resend code')),
  'loginMfa.verified': given('loginMfa.succeeds', ...enterCode('123456'), passed('auth.loggedInWithCode')),
  'loginMfa.refused': given(
    'loginMfa.suspended',
    ...enterCode('123456'),
    see('Your account has been deactivated'),
  ),
  'loginMfa.left': given('loginMfa.succeeds', ...toCode, press('Back to log in'), keepsTyped()),
} as const satisfies Journeys

const refused = (code: string) => (row: EveryRowId) => ({
  steps: [...enterCode(code), showsRow(row), keepsCode(code)],
})

/** The form is below the dialog, with what was typed. */
const inDialog = (row: EveryRowId) => ({ steps: [...enterCode('123456'), showsRow(row)] })

/** Every row of the two-factor step. auth.txt §5, §8. */
export const loginMfaErrorJourneys: ErrorJourneys = {
  'loginMfa.codeRequired': (row) => ({
    steps: [
      ...toCode,
      press('Continue'),
      showsRow(row),
      isToast('You missed a spot! Don’t forget to add your verification code.'),
    ],
  }),
  'loginMfa.codeFormat': (row) => ({
    steps: [...refused('12')(row).steps, isToast('Hmm...that doesn’t look like a verification code.')],
  }),
  'loginMfa.softBanned': inDialog,
  'loginMfa.rateLimited': inDialog,
  'loginMfa.suspended': inDialog,
  'loginMfa.mfaFailed': refused('654321'),
  'loginMfa.serverFailed': refused('123456'),
  'loginMfa.offline': refused('123456'),
  'loginMfa.malformed': refused('123456'),
  'loginMfa.timedOut': (row) => ({
    steps: [...enterCode('123456'), ...timesOut('loginMfa.verifying'), showsRow(row), keepsCode('123456')],
  }),
}
