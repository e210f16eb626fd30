import type { EveryRowId } from '../../../src/errors/index.ts'
import { mfaWords, resetWords, serverWords } from '../../../mocks/fixtures/messages.ts'
import { press, see, type, until, wait } from '../steps/steps.ts'
import { accountSwitcherErrorJourneys } from './auth/accountSwitcher.journeys.ts'
import { birthdayErrorJourneys } from './auth/birthday.journeys.ts'
import { boardFormErrorJourneys } from './saving/boardForm.journeys.ts'
import { boardPickerErrorJourneys } from './saving/boardPicker.journeys.ts'
import { focusIsOn, keepsCode, keepsTyped } from './checks.steps.ts'
import { emailVerificationErrorJourneys } from './auth/emailVerification.journeys.ts'
import { askForReset } from './auth/forgotPassword.journeys.ts'
import { hashtagSuggestionsErrorJourneys } from './saving/hashtagSuggestions.journeys.ts'
import type { Journey } from './journey.ts'
import { fillIn, logIn, PASSWORD, SSO_EMAIL, WREN } from './auth/logIn.steps.ts'
import { enterCode, toCode } from './auth/loginMfa.journeys.ts'
import { peopleErrorJourneys } from './people/people.journeys.ts'
import { pinMoveErrorJourneys } from './people/pinMove.journeys.ts'
import { offsiteErrorJourneys } from './auth/offsite.journeys.ts'
import { oneTapErrorJourneys } from './auth/oneTap.journeys.ts'
import { focusInField, focusOnTitle, leadsTo, reads } from './page.steps.ts'
import { pinSavedErrorJourneys } from './saving/pinSaved.journeys.ts'
import { saveErrorJourneys } from './saving/saveToBoard.journeys.ts'
import { sectionFormErrorJourneys } from './saving/sectionForm.journeys.ts'
import { signupErrorJourneys } from './auth/signup.journeys.ts'
import { FACEBOOK, GOOGLE } from './auth/social.journeys.ts'
import { socialSignupErrorJourneys } from './auth/socialSignup.journeys.ts'
import { openSso } from './auth/sso.journeys.ts'

const GENERIC = "Sorry, we can't log you in."
const WRONG = 'Sorry! Something went wrong on our end.'
/** Asked in vain, with a form that is filled in already. */
const fails = (button: string, words: string) => ({
  steps: [...fillIn(), press(button), see(words), keepsTyped()],
})
/** The form is back with what was typed; focus is in the field it is about, else still on the button. J5. */
const refusedWith = (words: string, field?: string) => ({
  steps: [...logIn(), reads(words), keepsTyped(), field ? focusInField(field) : focusIsOn('Log in')],
})
/** A dialog over the form, its title read out by focus. J1. */
const opensDialog = (title: string, ...words: string[]) => ({
  steps: [...logIn(), focusOnTitle(title), ...words.map(reads)],
})
const viaProvider = (provider: string, title: string, words: string) => ({
  steps: [press(`Continue with ${provider}`), focusOnTitle(title), reads(words)],
})
const noMatch = (provider: string) =>
  viaProvider(
    provider,
    'No account found',
    `We couldn't match your ${provider} account to any account. Try resetting your password instead.`,
  )
const unavailable = (provider: string, others: string) =>
  viaProvider(
    provider,
    `Oops! ${provider} isn't available`,
    `Try another way to log in, such as your ${others}.`,
  )
const codeFails = (code: string, words: string) => [...enterCode(code), see(words), keepsCode(code)]

/** Rows that are met in another way than by logging in with e-mail and password. */
export const errorJourneys: Readonly<Partial<Record<EveryRowId, Journey>>> = {
  'login.mfaRequired': {
    steps: [
      ...logIn(),
      reads('phone number ending in 42'),
      focusOnTitle('Two-factor authentication required'),
    ],
  },
  'login.tooQuick': {
    steps: [
      ...logIn(),
      until('login.verifyingHuman.solving'),
      reads('Oops! You logged in too quickly. Please try again with the reCAPTCHA.'),
      keepsTyped(),
      focusIsOn('Log in'),
    ],
  },
  'login.connectedToFacebook': refusedWith(
    'Your account is connected to Facebook - use the Facebook button to log in',
  ),
  'login.softBanned': opensDialog(
    'We protected your account',
    'We noticed some strange activity on your account. Reset your password or log in with Facebook or Google to get back into your account.',
    'We reset your password and logged you out on all devices.',
  ),
  'login.googleOnly': refusedWith(
    'Your account is already linked to Google. To log in with email, set a password.',
  ),
  'login.facebookOnly': refusedWith(
    'Your account is already linked to Facebook. To log in with email, set a password.',
  ),
  'login.appleOnly': refusedWith(
    'Your account is connected to the Apple iOS app only; to log in here, set a password.',
    'Email',
  ),
  'login.wrongPassword': {
    steps: [
      ...logIn(),
      reads('The password you entered is incorrect. Try again or reset your password.'),
      leadsTo('reset your password', '/password/reset/?ue=wren%40example.com'),
      keepsTyped(),
      focusInField('Password'),
    ],
  },
  'login.passwordRejected': refusedWith('The password you entered is incorrect.', 'Password'),
  'login.rateLimited': opensDialog(
    'Oops! Too many login attempts',
    'You have reached the maximum number of login attempts. Try again in 30 minutes.',
  ),
  'login.suspended': opensDialog(
    'Your account has been deactivated',
    'Violating our community guidelines',
    'Unusual activity',
    'An account closure request',
    'contact us',
  ),
  'login.loginAssistance': opensDialog(
    "Looks like you're having trouble logging in",
    'We sent an email to wren@example.com',
  ),
  'login.passwordResetSent': opensDialog(
    'Check your email',
    'We sent a link to reset your password to wren@example.com.',
  ),
  // What is asked of the server then comes behind the dialog.
  'login.facebookNoMatch': { steps: [...noMatch('Facebook').steps, see(/connected to Google/)] },
  'login.googleNoMatch': noMatch('Google'),
  'login.facebookUnavailable': unavailable('Facebook', 'email or Google'),
  'login.googleUnavailable': unavailable('Google', 'email or Facebook'),
  'login.lineUnavailable': { country: 'JP', ...unavailable('LINE', 'email') },
  'login.noAccount': {
    given: 'socialSignup.withEmail',
    steps: [press(GOOGLE), focusOnTitle('Enter your birthdate')],
  },
  'login.serverMessage': refusedWith(serverWords, 'Email'),
  'login.unexplained': {
    steps: [...logIn(), until('login.editing.typing'), keepsTyped(), focusIsOn('Log in')],
  },
  'login.serverFailed': refusedWith(WRONG),
  'login.offline': refusedWith(WRONG),
  'login.malformed': refusedWith(WRONG),
  'login.timedOut': {
    steps: [
      ...logIn(),
      until('login.submitting.waiting'),
      wait(30_000),
      reads(WRONG),
      keepsTyped(),
      focusIsOn('Log in'),
    ],
  },
  'login.emailRequired': {
    steps: [
      type('Password', PASSWORD),
      press('Log in'),
      reads("You missed a spot! Don't forget to add your email."),
      focusInField('Email'),
    ],
  },
  'login.passwordRequired': {
    steps: [
      type('Email', WREN),
      press('Log in'),
      reads("You missed a spot! Don't forget to add your password."),
      focusInField('Password'),
    ],
  },
  'login.botWidgetFailed': refusedWith('The security check could not be loaded. Please try again.'),
  'social.failed': fails(GOOGLE, GENERIC),
  'social.refused': fails(GOOGLE, "Couldn't connect. You must authorize Tackboard."),
  'social.popupBlocked': fails(FACEBOOK, 'You must enable popups!'),
  'social.popupClosed': {
    steps: [
      ...fillIn(),
      press(FACEBOOK),
      wait(1_000),
      until('socialPopup.open.closing'),
      wait(3_000),
      see(GENERIC),
      keepsTyped(),
    ],
  },
  'social.unknown': fails(GOOGLE, 'Unknown Error'),
  'social.windowUndefined': fails(FACEBOOK, 'Window is undefined'),
  'social.noTokens': { steps: [...openSso, see('No tokens returned'), keepsTyped(SSO_EMAIL, null)] },
  'social.serverMessage': fails(FACEBOOK, serverWords),
  'loginMfa.codeRequired': {
    steps: [
      ...toCode,
      press('Continue'),
      see("You missed a spot! Don't forget to add your verification code."),
    ],
  },
  'loginMfa.codeFormat': { steps: codeFails('12', "Hmm...that doesn't look like a verification code.") },
  'loginMfa.mfaFailed': { steps: codeFails('654321', mfaWords) },
  'loginMfa.serverFailed': { steps: codeFails('123456', WRONG) },
  'loginMfa.offline': { steps: codeFails('123456', WRONG) },
  'loginMfa.malformed': { steps: codeFails('123456', WRONG) },
  'loginMfa.timedOut': {
    steps: [
      ...enterCode('123456'),
      until('loginMfa.verifying'),
      wait(30_000),
      see(WRONG),
      keepsCode('123456'),
    ],
  },
  'forgotPassword.resetFailed': { steps: [...askForReset, see(resetWords), keepsTyped()] },
  ...signupErrorJourneys,
  ...socialSignupErrorJourneys,
  ...birthdayErrorJourneys,
  ...emailVerificationErrorJourneys,
  ...boardFormErrorJourneys,
  ...boardPickerErrorJourneys,
  ...offsiteErrorJourneys,
  ...oneTapErrorJourneys,
  ...pinSavedErrorJourneys,
  ...accountSwitcherErrorJourneys,
  ...peopleErrorJourneys,
  ...pinMoveErrorJourneys,
  ...saveErrorJourneys,
  ...sectionFormErrorJourneys,
  ...hashtagSuggestionsErrorJourneys,
}
