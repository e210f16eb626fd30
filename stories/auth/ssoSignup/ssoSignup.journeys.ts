import { press, see, type, until, wait } from '../../../testing/steps/steps.ts'
import { focusIsOn, neverCalls, passed } from '../../../testing/journeys/checks.steps.ts'
import type { Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { SSO_EMAIL, WREN } from '../../../testing/journeys/logIn.steps.ts'
import { windowMeasures } from '../social/popup.steps.ts'
import { atSsoSignup, offersAgain, openCompany, toOffer } from './ssoSignup.steps.ts'

const found = see(/There is already an account/)

/** Every leaf state of a single sign-on sign-up. auth.txt §2, §4 "Single sign-on". */
export const ssoSignupJourneys = {
  'ssoSignup.collectingEmail': {
    ...atSsoSignup(''),
    steps: [see('Enter your work email to sign up with SSO.')],
  },
  'ssoSignup.checking.waiting': { ...atSsoSignup(), given: 'ssoCheck.neverAnswers' },
  'ssoSignup.checking.slow': {
    ...atSsoSignup(),
    given: 'ssoCheck.neverAnswers',
    steps: [until('ssoSignup.checking.waiting'), wait(5_000), see('This is taking longer than usual.')],
  },
  'ssoSignup.checkFailed': {
    ...atSsoSignup(),
    given: 'ssoCheck.fails',
    steps: [see('Sorry! Something went wrong on our end.')],
  },
  'ssoSignup.notFound': {
    ...atSsoSignup('robin@elsewhere.example'),
    steps: [focusOnTitle('No SSO for this email')],
  },
  'ssoSignup.accountFound': {
    ...atSsoSignup(SSO_EMAIL),
    steps: [found, focusOnTitle('Looks like you’re already on Tackboard')],
  },
  'ssoSignup.offering': { ...atSsoSignup(), steps: [...toOffer.slice(0, 1), neverCalls('register.ok')] },
  'ssoSignup.authorizing': { ...atSsoSignup(), steps: [...openCompany, windowMeasures(600, 600)] },
  'ssoSignup.checkingAccount': {
    ...atSsoSignup(),
    given: 'sso.namesMemberCheckNeverAnswers',
    steps: openCompany,
  },
  'ssoSignup.identified': {
    ...atSsoSignup(),
    given: 'sso.succeeds',
    steps: [...openCompany, focusOnTitle('Enter your birthdate')],
  },
  'ssoSignup.existing': {
    ...atSsoSignup(),
    given: 'sso.namesMember',
    steps: [...openCompany, passed('auth.loggedIn')],
  },
  'ssoSignup.ssoLogin': {
    ...atSsoSignup(SSO_EMAIL),
    steps: [found, press('Log in'), see('Finish in the window that opened.')],
  },
  'ssoSignup.loginRequested': { ...atSsoSignup(WREN), steps: [found, press('Log in'), until('auth.login')] },
  'ssoSignup.signupRequested': {
    ...atSsoSignup('robin@elsewhere.example'),
    steps: [press('Sign up with email'), until('auth.signup')],
  },
  'ssoPopup.identifying': { ...atSsoSignup(), given: 'sso.exchangeNeverAnswers', steps: openCompany },
  'ssoPopup.identified': {
    ...atSsoSignup(),
    given: 'sso.succeeds',
    steps: [...openCompany, focusOnTitle('Enter your birthdate'), type('Birthday', '1990-05-17')],
  },
} as const satisfies Journeys

/** The different ways in which the popup can fail, on this page. auth.txt §8. */
export const companyFails = (sentence: string) => [
  ...openCompany,
  see(sentence),
  offersAgain,
  focusIsOn('Continue with SSO'),
]
