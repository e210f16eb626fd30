import { expect } from 'storybook/test'
import { follow, press, see, type, until, type Step, slow } from '../../../testing/steps/steps.ts'
import { given, type Journeys } from '../../../testing/journeys/journey.ts'
import { enterSsoEmail, logIn } from '../../../testing/journeys/logIn.steps.ts'
import { focusOnTitle, leaving } from '../../../testing/journeys/page.steps.ts'

const toSso = [...enterSsoEmail, press('Continue with SSO')]

/** Waits for the dialog itself, because it is loaded on demand: the machine reaches the state before the dialog is visible. */
const toDialog = (title: string) => [...logIn(), focusOnTitle(title)]
const viaProvider = (button: string, title: string) => [press(button), focusOnTitle(title)]

/**
 * The sign-up form says that no accounts can be created with this provider, and has no button for it. auth.txt §8 "signup-disabled codes".
 */
export const onlyWithout = (provider: string): Step[] => [
  see(new RegExp(`${provider} login isn’t available for new users\\.`)),
  [
    `There is no button of ${provider}`,
    ({ page }) => expect(page.queryByRole('button', { name: new RegExp(provider) })).toBeNull(),
  ],
]

/** Every leaf state of the log-in form. auth.txt §4, §8. */
export const loginJourneys = {
  'login.editing.typing': {},
  'login.editing.checkingSso': given('ssoCheck.neverAnswers', ...enterSsoEmail),
  'login.submitting.waiting': given('login.neverAnswers', ...logIn()),
  'login.submitting.slow': {
    given: 'login.neverAnswers',
    steps: [...logIn(), ...slow('login.submitting')],
  },
  'login.checkingLimit': given('login.tooQuick', ...logIn(), see('I am not a robot')),
  'login.verifyingHuman.loadingWidget': {
    given: 'login.botWidgetNeverLoads',
    steps: [...logIn(), see('Loading security check…')],
  },
  'login.verifyingHuman.solving': given('login.tooQuick', ...logIn(), see('I am not a robot')),
  'login.connecting': { steps: [press('Continue with Facebook'), see('Finish in the Facebook window.')] },
  'login.authorizingSso': { steps: [...toSso, see('Finish in the window that opened.')] },
  'login.loggedIn': given('login.succeeds', ...logIn(), leaving),
  'login.mfaRequired': {
    given: 'login.mfaRequired',
    steps: [...toDialog('Two-factor authentication required'), see('Verification code')],
  },
  'login.noAccount': {
    given: 'socialSignup.withEmail',
    steps: [press('Continue with Google'), until('auth.socialSignup'), focusOnTitle('Enter your birthdate')],
  },
  'login.ssoSignup': given('ssoCheck.isSsoNewUser', ...toSso, leaving),
  'login.signupRequested': {
    steps: [
      type('Email', 'robin.new@example.com'),
      follow('Sign up now'),
      focusOnTitle('Sign up to see more'),
    ],
  },
  'login.signupPrevented': {
    given: 'login.facebookSignupDisabled',
    steps: [...viaProvider('Continue with Facebook', 'Sign up to see more'), ...onlyWithout('Facebook')],
  },
  'login.resettingPassword': given('login.passwordResetSent', ...toDialog('Check your email')),
  'login.notice.softBanned': given('login.softBanned', ...toDialog('We protected your account')),
  'login.notice.tooManyAttempts': given(
    'login.rateLimited',
    ...toDialog('Oops! Too many login attempts'),
    see('Reset your password'),
  ),
  'login.notice.deactivated': given('login.suspended', ...toDialog('Your account has been deactivated')),
  'login.notice.loginAssistance': {
    given: 'login.loginAssistance',
    steps: toDialog('Looks like you’re having trouble logging in'),
  },
  'login.notice.facebookNoMatch': {
    given: 'login.facebookNoMatch',
    // In this mode, somebody without an account is not signed up.
    steps: viaProvider('Continue with Facebook', 'No account found'),
  },
  'login.notice.googleNoMatch': {
    given: 'login.googleNoMatch',
    steps: viaProvider('Continue with Google', 'No account found'),
  },
  'login.notice.lineNoMatch': {
    given: 'login.lineNoMatch',
    country: 'JP',
    steps: viaProvider('Continue with LINE', 'No account found'),
  },
  'login.notice.facebookUnavailable': {
    given: 'login.facebookUnavailable',
    steps: viaProvider('Continue with Facebook', 'Oops! Facebook isn’t available'),
  },
  'login.notice.googleUnavailable': {
    given: 'login.googleUnavailable',
    steps: viaProvider('Continue with Google', 'Oops! Google isn’t available'),
  },
  'login.notice.lineUnavailable': {
    given: 'login.lineUnavailable',
    country: 'JP',
    steps: viaProvider('Continue with LINE', 'Oops! LINE isn’t available'),
  },
} as const satisfies Journeys
