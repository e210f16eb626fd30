import { expect } from 'storybook/test'
import { serverWords } from '../../../../mocks/fixtures/messages.ts'
import type { EveryRowId } from '../../../../src/errors/index.ts'
import { UNDERAGE_KEY } from '../../../../src/flows/auth/signup/underageFlag.ts'
import { follow, press, see, type, until, wait, type Step } from '../../steps/steps.ts'
import { focusIsOn } from '../checks.steps.ts'
import { keepsForm, korea, NEW, signUp, toConsents } from './consents.journeys.ts'
import type { Journey, Journeys } from '../journey.ts'
import { SSO_EMAIL, WREN } from './logIn.steps.ts'
import { focusInField, focusOnTitle, leaving, reads } from '../page.steps.ts'
import { FACEBOOK } from './social.journeys.ts'
import { INELIGIBLE, toConfirmation, toLeaving } from './underage.journeys.ts'

/** On to the next field: whatever was typed is asked about. */
export const leaveField: Step = ['Leave the field', ({ user }) => user.tab()]

/** An e-mail is typed and left. */
export const giveEmail = (email = NEW.email): Step[] => [type('Email', email), leaveField]
export const toMember = [
  ...giveEmail(WREN),
  until('signup.editing.login.typing'),
  see(/You already have an account with this email/),
]

/** C9: a refusal of an earlier visit. */
export const refusedBefore = { stored: { [UNDERAGE_KEY]: '1' } } as const

/** The form is shut, and says why. */
export const isShut: Step = [
  'Nothing can be filled in or sent',
  async ({ page }) => {
    expect(await page.findByText(INELIGIBLE)).toBeVisible()
    for (const label of ['Email', 'Password', 'Birthday']) expect(page.getByLabelText(label)).toBeDisabled()
    expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  },
]

const slowly = (state: string) => [
  ...signUp(),
  until(`${state}.waiting`),
  wait(5_000),
  see('This is taking longer than usual.'),
]

/** Every leaf state of the sign-up form. auth.txt §4 "Signup by email", "Signup form mode". */
export const signupJourneys = {
  'signup.editing.choosing': {},
  'signup.editing.signup.typing': {},
  'signup.editing.signup.checkingSso': {
    given: 'ssoCheck.neverAnswers',
    steps: [type('Email', SSO_EMAIL), wait(300)],
  },
  'signup.editing.signup.checkingEmail': { given: 'signup.existsNeverAnswers', steps: giveEmail() },
  'signup.editing.signup.settling': { steps: giveEmail() },
  'signup.editing.signup.validatingEmail': {
    given: 'signup.validationNeverAnswers',
    steps: [...giveEmail(), until('signup.editing.signup.settling'), wait(300)],
  },
  'signup.editing.login.typing': { steps: toMember },
  'signup.editing.login.checkingEmail': {
    given: 'signup.onlyMembersKnown',
    steps: [...toMember, ...giveEmail()],
  },
  'signup.submitting.checkingEmail.waiting': { given: 'signup.existsNeverAnswers', steps: signUp() },
  'signup.submitting.checkingEmail.slow': {
    given: 'signup.existsNeverAnswers',
    steps: slowly('signup.submitting.checkingEmail'),
  },
  'signup.submitting.validatingEmail.waiting': { given: 'signup.validationNeverAnswers', steps: signUp() },
  'signup.submitting.validatingEmail.slow': {
    given: 'signup.validationNeverAnswers',
    steps: slowly('signup.submitting.validatingEmail'),
  },
  'signup.submitting.validatingPassword.waiting': {
    given: 'signup.passwordValidationNeverAnswers',
    steps: signUp(),
  },
  'signup.submitting.validatingPassword.slow': {
    given: 'signup.passwordValidationNeverAnswers',
    steps: slowly('signup.submitting.validatingPassword'),
  },
  'signup.submitting.validatingBirthday.waiting': {
    given: 'signup.birthdayValidationNeverAnswers',
    steps: signUp(),
  },
  'signup.submitting.validatingBirthday.slow': {
    given: 'signup.birthdayValidationNeverAnswers',
    steps: slowly('signup.submitting.validatingBirthday'),
  },
  'signup.submitting.registering.waiting': { given: 'signup.neverAnswers', steps: signUp() },
  'signup.submitting.registering.slow': {
    given: 'signup.neverAnswers',
    steps: slowly('signup.submitting.registering'),
  },
  'signup.consents': { ...korea, steps: toConsents },
  'signup.connecting': { steps: [press(FACEBOOK), see('Finish in the window that opened.')] },
  'signup.providerUnavailable': {
    given: 'social.facebookScriptBlocked',
    steps: [press(FACEBOOK), focusOnTitle("Oops! Facebook isn't available")],
  },
  'signup.underage': { steps: toConfirmation },
  'signup.correcting': { steps: [...toConfirmation, press('Edit'), reads(INELIGIBLE)] },
  'signup.ineligible': { ...refusedBefore, steps: [isShut] },
  'signup.respondMessage': { given: 'signup.hasMessage', steps: [...signUp(), see(serverWords)] },
  'signup.registered': { given: 'signup.succeeds', steps: [...signUp(), leaving] },
  'signup.existing': {
    steps: [...toMember, type('Password', 'correct horse battery'), press('Log in'), leaving],
  },
  'signup.loginRequested': { steps: [type('Email', NEW.email), follow('Log in'), until('auth.login')] },
  'signup.ssoSignup': {
    given: 'ssoCheck.isSsoNewUser',
    steps: [
      type('Email', SSO_EMAIL),
      wait(300),
      until('signup.editing.signup.typing'),
      press('Continue'),
      leaving,
    ],
  },
  'signup.connected': { given: 'social.succeeds', steps: [press(FACEBOOK), leaving] },
  'signup.turnedAway': { steps: [...toLeaving, wait(4_000), leaving] },
} as const satisfies Journeys

const WRONG = 'Sorry! Something went wrong on our end.'

/** The form is back with what was typed; focus is in the field it is about, else still on the button. J5. */
const refusedWith = (words: string, label?: string, typed = NEW): Journey => ({
  steps: [
    ...signUp(typed),
    reads(words),
    keepsForm(typed),
    label ? focusInField(label) : focusIsOn('Continue'),
  ],
})
const refusedEmail = (email: string, words: string) => refusedWith(words, 'Email', { ...NEW, email })
const refusedPassword = (password: string, words: string) =>
  refusedWith(words, 'Password', { ...NEW, password })
const refusedBirthday = (birthday: string, words: string) =>
  refusedWith(words, 'Birthday', { ...NEW, birthday })

/** How each row of the sign-up form is met. auth.txt §5, §8 "Signup". */
export const signupErrorJourneys: Readonly<Partial<Record<EveryRowId, Journey>>> = {
  'signup.emailRequired': {
    steps: [
      press('Continue'),
      reads("You missed a spot! Don't forget to add your email."),
      focusInField('Email'),
    ],
  },
  'signup.emailFormat': refusedEmail('robin', "Hmm...that doesn't look like an email address."),
  'signup.emailRejected': refusedEmail('robin@yahoo.con', "Sorry, this doesn't look like a valid email"),
  'signup.passwordRequired': {
    steps: [
      ...toMember,
      press('Log in'),
      reads("You missed a spot! Don't forget to add your password."),
      focusInField('Password'),
    ],
  },
  'signup.passwordTooShort': refusedPassword('k8!m', 'Your password is too short! You need 6+ characters.'),
  'signup.passwordNonAscii': refusedPassword(
    'pässwörd',
    'Use only a mix of letters, numbers and special characters (for example: ?, !, $).',
  ),
  'signup.passwordIsUsername': refusedPassword(
    NEW.email,
    'Please make your username and password different.',
  ),
  'signup.passwordWeak': refusedPassword('123456', 'Please make a stronger password.'),
  'signup.birthdayRequired': {
    steps: [
      type('Email', NEW.email),
      type('Password', NEW.password),
      press('Continue'),
      reads("You missed a spot. Don't forget to add your birthday."),
      focusInField('Birthday'),
    ],
  },
  'signup.birthdayInvalid': refusedBirthday('2026-01-02', 'Invalid date'),
  'signup.underage': {
    steps: [...signUp(), focusOnTitle('Were you born on February 29, 2000?'), see('Confirm')],
  },
  'signup.ineligible': { ...refusedBefore, steps: [isShut] },
  'signup.missingAge': refusedWith(serverWords, 'Birthday'),
  'signup.overage': refusedWith(serverWords, 'Birthday'),
  'signup.emailInvalid': refusedWith('Your email is invalid.', 'Email'),
  'signup.emailContainsBrand': refusedWith('Please stick to your name, or the name of your brand', 'Email'),
  'signup.emailCheckRefused': refusedWith(serverWords, 'Email'),
  'signup.emailCheckFailed': refusedWith("Hmm...that doesn't look like an email address", 'Email'),
  'signup.validationFailed': refusedWith(serverWords),
  'signup.passwordRefused': refusedWith(serverWords, 'Password'),
  'signup.birthdayRefused': refusedWith(serverWords, 'Birthday'),
  'signup.other': refusedWith(WRONG),
  'signup.serverFailed': refusedWith(WRONG),
  'signup.offline': refusedWith(WRONG),
  'signup.malformed': refusedWith(WRONG),
  'signup.timedOut': {
    steps: [
      ...signUp(),
      until('signup.submitting.registering.waiting'),
      wait(30_000),
      reads(WRONG),
      keepsForm(),
      focusIsOn('Continue'),
    ],
  },
}
