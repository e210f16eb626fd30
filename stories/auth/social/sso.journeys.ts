import { press, see, type } from '../../../testing/steps/steps.ts'
import { focusIsOn, keepsTyped, neverCalls, passed } from '../../../testing/journeys/checks.steps.ts'
import { given, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { enterSsoEmail, SSO_EMAIL } from '../../../testing/journeys/logIn.steps.ts'
import { closeWindow, letGraceEnd, windowMeasures } from './popup.steps.ts'

export const toSsoButton = [...enterSsoEmail, see('Your company uses SSO. You don’t need a password.')]
export const openSso = [...toSsoButton, press('Continue with SSO')]
/** After a failure, the form keeps its values and focus. B7. */
export const backAtSso = [keepsTyped(SSO_EMAIL, null), focusIsOn('Continue with SSO')]
const generic = see('Sorry, we can’t log you in.')

/** Every leaf state of the single sign-on check and its popup. auth.txt §4 "Single sign-on". */
export const ssoJourneys = {
  'ssoCheck.debouncing': { steps: [type('Email', SSO_EMAIL)] },
  'ssoCheck.checking': given('ssoCheck.neverAnswers', ...enterSsoEmail),
  'ssoCheck.checked': { steps: toSsoButton },
  'ssoPopup.open.waiting': { steps: [...openSso, windowMeasures(600, 600)] },
  'ssoPopup.open.closing': { steps: [...openSso, ...closeWindow] },
  'ssoPopup.exchanging': given('sso.exchangeNeverAnswers', ...openSso),
  'ssoPopup.authorized': given('sso.succeeds', ...openSso, passed('auth.loggedIn')),
  'ssoPopup.rejected': {
    given: 'sso.stateMismatch',
    steps: [...openSso, generic, ...backAtSso, neverCalls('exchangeSsoCode')],
  },
  'ssoPopup.failed': given('sso.exchangeFails', ...openSso, generic, ...backAtSso),
  'ssoPopup.noTokens': given('sso.noTokens', ...openSso, see('No tokens returned'), ...backAtSso),
  'ssoPopup.blocked': given('social.popupBlocked', ...openSso, see('You must enable popups!'), ...backAtSso),
  'ssoPopup.closed': { steps: [...openSso, ...letGraceEnd('ssoPopup'), generic, ...backAtSso] },
  'ssoPopup.windowUndefined': given(
    'social.windowUndefined',
    ...openSso,
    see('Window is undefined'),
    ...backAtSso,
  ),
} as const satisfies Journeys

export const ssoErrorJourneys: ErrorJourneys = {
  'social.noTokens': (row) => ({ steps: [...openSso, showsRow(row), keepsTyped(SSO_EMAIL, null)] }),
}
