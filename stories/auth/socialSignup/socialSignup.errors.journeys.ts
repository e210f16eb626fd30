import { press } from '../../../testing/steps/steps.ts'
import { isToast } from '../../../testing/journeys/checks.steps.ts'
import type { ErrorJourneys } from '../../../testing/journeys/journey.ts'
import { focusInField } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { byWindow } from '../social/social.journeys.ts'
import { giveEmail, keepsEmail, toEmail } from './socialSignup.journeys.ts'

/** The rows of the email step. auth.txt §5 "Email collection", §8. */
export const socialSignupErrorJourneys: ErrorJourneys = {
  'emailCollection.emailRequired': (row) => ({
    given: 'socialSignup.withoutEmail',
    steps: [
      ...toEmail,
      press('Continue'),
      showsRow(row),
      focusInField('Email'),
      isToast('Email is required'),
    ],
  }),
  'emailCollection.emailFormat': (row) => ({
    given: 'socialSignup.withoutEmail',
    steps: [
      ...toEmail,
      ...giveEmail('robin'),
      showsRow(row),
      focusInField('Email'),
      keepsEmail('robin'),
      isToast('Hmm... that doesn’t look like an email address.'),
    ],
  }),
  'emailCollection.signupFailed': (row) => ({
    given: 'socialSignup.registerWithEmailFails',
    steps: [...toEmail, ...giveEmail(), showsRow(row), keepsEmail()],
  }),
  'emailCollection.profileUnread': (row) => ({
    given: 'socialSignup.profileFails',
    steps: [byWindow, showsRow(row), focusInField('Email')],
  }),
}
