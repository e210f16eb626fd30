import type { Viewer } from '../../../src/domain/auth/providers/providers.ts'
import { follow, press, see, type, until, wait } from '../../../testing/steps/steps.ts'
import type { Journeys } from '../../../testing/journeys/journey.ts'
import { CHILD } from '../signup/underage.journeys.ts'
import { atSsoSignup, OFFER } from '../ssoSignup/ssoSignup.steps.ts'
import { signUp } from '../signup/consents.journeys.ts'
import { enterSsoEmail, logIn, PASSWORD, SSO_EMAIL, WREN } from '../../../testing/journeys/logIn.steps.ts'
import { focusInField, focusOnTitle, goesTo, leaving, picture } from '../../../testing/journeys/page.steps.ts'

/** A visitor whom this device remembers. auth.txt §3 "personalization info". */
export const wren = {
  type: 'UNAUTH',
  isAuth: false,
  personalization: {
    firstName: 'Wren',
    email: WREN,
    hasPassword: true,
    connectedToFacebook: true,
    connectedToGoogle: true,
  },
} as const satisfies Viewer

/** A logged-in member with the default account type. */
export const member = { type: 'AUTH', isAuth: true } as const satisfies Viewer

/** A member with two-factor log-in. */
const toMfa = [
  ...logIn('rowan.birch@example.com', PASSWORD),
  until('auth.loginMfa'),
  see(/phone number ending in 42/),
  focusInField('Verification code'),
]

/** Every leaf state of the sign-in container. auth.txt §2, §4. */
export const authJourneys = {
  'auth.personalizedLogin': { viewer: wren, steps: [picture] },
  'auth.login': {},
  'auth.loginMfa': { steps: toMfa },
  'auth.openingSignup': { parts: 'hang', steps: [follow('Sign up now'), leaving] },
  'auth.signupUnavailable': {
    parts: 'fail',
    steps: [follow('Sign up now'), see('We couldn’t load the sign-up form.')],
  },
  'auth.signup': {
    steps: [type('Email', 'robin.new@example.com'), follow('Sign up now'), focusInField('Email')],
  },
  'auth.socialSignup': {
    given: 'socialSignup.withEmail',
    steps: [press('Continue with Google'), until('auth.socialSignup'), focusInField('Birthday')],
  },
  'auth.ssoSignup': { ...atSsoSignup(), steps: [see(OFFER)] },
  'auth.loggingIn': {
    ...atSsoSignup(SSO_EMAIL),
    steps: [see(/There is already an account/), press('Log in'), until('auth.loggingIn')],
  },
  'auth.storingCredential': {
    given: 'credentials.hang',
    steps: [...toMfa, type('Verification code', '123456'), press('Continue'), leaving],
  },
  'auth.loggedIn': { steps: [...logIn(), leaving] },
  'auth.loggedInWithCode': {
    steps: [...toMfa, type('Verification code', '123456'), press('Continue'), goesTo('/')],
  },
  'auth.registered': {
    given: 'socialSignup.withEmail',
    steps: [
      press('Continue with Google'),
      focusInField('Birthday'),
      type('Birthday', '1990-05-17'),
      press('Continue'),
      goesTo('/'),
      leaving,
    ],
  },
  'auth.alreadyLoggedIn': { viewer: member, steps: [leaving] },
  'auth.leavingForSso': {
    given: 'ssoCheck.isSsoNewUser',
    steps: [...enterSsoEmail, press('Continue with SSO'), leaving],
  },
  'auth.turnedAway': {
    steps: [
      follow('Sign up now'),
      press('Continue with email'),
      ...signUp(CHILD),
      focusOnTitle('Were you born on January 1, 2020?'),
      press('Confirm'),
      until('underage.leaving'),
      wait(4_000),
      leaving,
      goesTo('/'),
    ],
  },
  'auth.dismissed': { steps: [press('Close')] },
} as const satisfies Journeys
