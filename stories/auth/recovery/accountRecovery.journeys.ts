import { press, until } from '../../../testing/steps/steps.ts'
import { given, type Journeys } from '../../../testing/journeys/journey.ts'
import { leadsTo, reads } from '../../../testing/journeys/page.steps.ts'

const TITLE = 'You can no longer log in with Facebook'
const resetLink = (name: string) => leadsTo(name, '/password/reset/?lookup=true')

/** Every leaf state of the banner for removed first-provider login. auth.txt §2 "Banners". */
export const accountRecoveryJourneys = {
  'accountRecovery.reading': {
    given: 'accountRecovery.neverAnswers',
    steps: [reads(TITLE), until('accountRecovery.reading')],
  },
  'accountRecovery.shown.googleConnected': {
    given: 'accountRecovery.googleConnected',
    steps: [
      reads('Your account is connected to Google: continue with Google'),
      resetLink('reset your password'),
    ],
  },
  'accountRecovery.shown.hasPassword': {
    given: 'accountRecovery.hasPassword',
    steps: [reads('Your account has a password: log in with your email'), resetLink('reset your password')],
  },
  'accountRecovery.shown.facebookOnly': {
    given: 'accountRecovery.facebookOnly',
    steps: [reads('To get back into your account'), resetLink('set a password')],
  },
  'accountRecovery.shown.default': {
    given: 'accountRecovery.refused',
    steps: [reads('Log in another way'), resetLink('reset your password')],
  },
  'accountRecovery.dismissed': given('accountRecovery.googleConnected', press('Close')),
} as const satisfies Journeys
