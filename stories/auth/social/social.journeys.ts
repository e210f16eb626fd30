import { press, see, until, wait } from '../../../testing/steps/steps.ts'
import { focusIsOn, keepsTyped, passed } from '../../../testing/journeys/checks.steps.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { given, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { fillIn } from '../../../testing/journeys/logIn.steps.ts'
import { closeWindow, letGraceEnd, windowMeasures } from './popup.steps.ts'

export const FACEBOOK = 'Continue with Facebook'
export const GOOGLE = 'Continue with Google'
/** By default, the first provider uses a popup and the second its script. */
export const byWindow = press(FACEBOOK)
export const byScript = press(GOOGLE)
const generic = see('Sorry, we can’t log you in.')

/** Every leaf state of the provider popup. auth.txt §4 "Popup flow", §8 "Social login". */
export const socialJourneys = {
  'socialPopup.loadingScript': given('social.googleScriptNeverReady', byScript, wait(1_999)),
  'socialPopup.authorizing': given('social.neverAnswers', byScript),
  'socialPopup.open.waiting': { steps: [byWindow, windowMeasures(580, 400)] },
  'socialPopup.open.closing': { steps: [byWindow, ...closeWindow] },
  'socialPopup.connected': given('social.succeeds', byWindow, passed('auth.loggedIn')),
  'socialPopup.unavailable': {
    given: 'social.googleScriptNeverReady',
    steps: [byScript, until('socialPopup.loadingScript'), wait(2_000), see('Oops! Google isn’t available')],
  },
  'socialPopup.refused': {
    given: 'social.refused',
    steps: [byWindow, see('Couldn’t connect. You must authorize Tackboard.'), focusIsOn(FACEBOOK)],
  },
  'socialPopup.promptNotShown': {
    given: 'social.promptNotShown',
    steps: [byScript, see('Use Google’s own button to continue.'), until('login.editing.typing')],
  },
  'socialPopup.unknown': {
    given: 'social.unknown',
    steps: [byScript, see('Couldn’t connect. Try again, or log in another way.'), focusIsOn(GOOGLE)],
  },
  'socialPopup.failed': given('social.failed', byScript, generic, focusIsOn(GOOGLE)),
  'socialPopup.blocked': {
    given: 'social.popupBlocked',
    steps: [byWindow, see('You must enable popups!'), focusIsOn(FACEBOOK)],
  },
  'socialPopup.closed': { steps: [byWindow, ...letGraceEnd('socialPopup'), generic, focusIsOn(FACEBOOK)] },
  'socialPopup.windowUndefined': {
    given: 'social.windowUndefined',
    steps: [byWindow, see('Window is undefined'), focusIsOn(FACEBOOK)],
  },
} as const satisfies Journeys

/** The form was already filled in when the provider failed. */
const fails = (button: string) => (row: EveryRowId) => ({
  steps: [...fillIn(), press(button), showsRow(row), keepsTyped()],
})

/** The rows of social log-in, except the one for single sign-on, which is in `sso.journeys.ts`. */
export const socialErrorJourneys: ErrorJourneys = {
  'social.failed': fails(GOOGLE),
  'social.refused': fails(GOOGLE),
  'social.popupBlocked': fails(FACEBOOK),
  'social.popupClosed': (row) => ({
    steps: [...fillIn(), byWindow, ...letGraceEnd('socialPopup'), showsRow(row), keepsTyped()],
  }),
  'social.promptNotShown': fails(GOOGLE),
  'social.unknown': fails(GOOGLE),
  'social.windowUndefined': fails(FACEBOOK),
  'social.serverMessage': fails(FACEBOOK),
}
