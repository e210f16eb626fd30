import { press, see, type, until, slow } from '../../../testing/steps/steps.ts'
import { focusIsOn, neverCalls, passed } from '../../../testing/journeys/checks.steps.ts'
import { from, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { SSO_EMAIL, WREN } from '../../../testing/journeys/logIn.steps.ts'
import { windowMeasures } from '../social/popup.steps.ts'
import { atSsoSignup, offersAgain, openCompany, toOffer } from './ssoSignup.steps.ts'

const found = see(/There is already an account/)

const signingUp = from(atSsoSignup())

/** Every leaf state of a single sign-on sign-up. auth.txt §2, §4 "Single sign-on". */
export const ssoSignupJourneys = {
  'ssoSignup.collectingEmail': {
    ...atSsoSignup(''),
    steps: [see('Enter your work email to sign up with SSO.')],
  },
  'ssoSignup.checking.waiting': { ...atSsoSignup(), given: 'ssoCheck.neverAnswers' },
  'ssoSignup.checking.slow': signingUp.given('ssoCheck.neverAnswers', ...slow('ssoSignup.checking')),
  'ssoSignup.checkFailed': signingUp.given('ssoCheck.fails', see('Sorry! Something went wrong on our end.')),
  'ssoSignup.notFound': {
    ...atSsoSignup('robin@elsewhere.example'),
    steps: [focusOnTitle('No SSO for this email')],
  },
  'ssoSignup.accountFound': {
    ...atSsoSignup(SSO_EMAIL),
    steps: [found, focusOnTitle('Looks like you’re already on Tackboard')],
  },
  'ssoSignup.offering': signingUp(...toOffer.slice(0, 1), neverCalls('register.ok')),
  'ssoSignup.authorizing': signingUp(...openCompany, windowMeasures(600, 600)),
  'ssoSignup.checkingAccount': signingUp.given('sso.namesMemberCheckNeverAnswers', ...openCompany),
  'ssoSignup.identified': signingUp.given(
    'sso.succeeds',
    ...openCompany,
    focusOnTitle('Enter your birthdate'),
  ),
  'ssoSignup.existing': signingUp.given('sso.namesMember', ...openCompany, passed('auth.loggedIn')),
  'ssoSignup.ssoLogin': {
    ...atSsoSignup(SSO_EMAIL),
    steps: [found, press('Log in'), see('Finish in the window that opened.')],
  },
  'ssoSignup.loginRequested': { ...atSsoSignup(WREN), steps: [found, press('Log in'), until('auth.login')] },
  'ssoSignup.signupRequested': {
    ...atSsoSignup('robin@elsewhere.example'),
    steps: [press('Sign up with email'), until('auth.signup')],
  },
  'ssoPopup.identifying': signingUp.given('sso.exchangeNeverAnswers', ...openCompany),
  'ssoPopup.identified': signingUp.given(
    'sso.succeeds',
    ...openCompany,
    focusOnTitle('Enter your birthdate'),
    type('Birthday', '1990-05-17'),
  ),
} as const satisfies Journeys

/** The different ways in which the popup can fail, on this page. auth.txt §8. */
export const companyFails = (sentence: string) => [
  ...openCompany,
  see(sentence),
  offersAgain,
  focusIsOn('Continue with SSO'),
]
