import { expect } from 'storybook/test'
import { welcomeMessage } from '../../../mocks/fixtures/messages.ts'
import { UNDERAGE_KEY } from '../../../src/flows/auth/signup/underageFlag.ts'
import { follow, press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { korea, NEW, signUp, toConsents } from './consents.journeys.ts'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { given, type Journeys } from '../../../testing/journeys/journey.ts'
import { enterSsoEmail, WREN } from '../../../testing/journeys/logIn.steps.ts'
import { focusOnTitle, leaving, reads } from '../../../testing/journeys/page.steps.ts'
import { FACEBOOK } from '../social/social.journeys.ts'
import { INELIGIBLE, toBlocked, toConfirmation, toLeaving } from './underage.journeys.ts'

/** Moves to the next field, which validates the value. */
export const leaveField: Step = ['Leave the field', ({ user }) => user.tab()]

/** Types an email and leaves the field. */
export const giveEmail = (email = NEW.email): Step[] => [type('Email', email), leaveField]
export const toMember = [
  ...giveEmail(WREN),
  until('signup.editing.login.checkingSso'),
  wait(300),
  until('signup.editing.login.typing'),
  see(/You already have an account with this email/),
]

/** Goes to the button for a member with single sign-on, who is not asked for a password. */
export const toSsoMember = [
  ...enterSsoEmail,
  until('signup.editing.login.sso'),
  see('Your company uses SSO. You don’t need a password.'),
]

const isGone = (label: string): Step => [
  `${label} is not asked for`,
  ({ page }) => expect(page.queryByLabelText(label)).toBeNull(),
]

/** C9: the device was refused on an earlier visit. */
export const refusedBefore = { stored: { [UNDERAGE_KEY]: '1' } } as const

/** The form is disabled and gives the reason. */
export const formIsDisabled: Step = [
  'Nothing can be filled in or sent',
  async ({ page }) => {
    expect(await page.findByText(INELIGIBLE)).toBeVisible()
    for (const label of ['Email', 'Password', 'Birthday']) expect(page.getByLabelText(label)).toBeDisabled()
    expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  },
]

/** The form stays hidden, and its button gives the reason. */
export const choiceIsDisabled: Step = [
  '"Continue with email" is disabled, and says why',
  async ({ page, user }) => {
    expect(await page.findByText(INELIGIBLE)).toBeVisible()
    const button = page.getByRole('button', { name: 'Continue with email' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(INELIGIBLE)
    await user.click(button)
    expect(page.queryByLabelText('Email')).toBeNull()
    button.blur()
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
  'signup.editing.signup.checkingSso': given('ssoCheck.neverAnswers', ...enterSsoEmail),
  'signup.editing.signup.checkingEmail': given('signup.existsNeverAnswers', ...giveEmail()),
  'signup.editing.signup.settling': { steps: giveEmail() },
  'signup.editing.signup.validatingEmail': {
    given: 'signup.validationNeverAnswers',
    steps: [...giveEmail(), until('signup.editing.signup.settling'), wait(300)],
  },
  'signup.editing.login.typing': { steps: toMember },
  'signup.editing.login.checkingEmail': given('signup.onlyMembersKnown', ...toMember, ...giveEmail()),
  'signup.editing.login.checkingSso': {
    given: 'ssoCheck.neverAnswers',
    steps: [...giveEmail(WREN), wait(300), see(/You already have an account with this email/)],
  },
  'signup.editing.login.sso': { steps: [...toSsoMember, isGone('Password'), isGone('Birthday')] },
  'signup.submitting.checkingEmail.waiting': given('signup.existsNeverAnswers', ...signUp()),
  'signup.submitting.checkingEmail.slow': {
    given: 'signup.existsNeverAnswers',
    steps: slowly('signup.submitting.checkingEmail'),
  },
  'signup.submitting.validatingEmail.waiting': given('signup.validationNeverAnswers', ...signUp()),
  'signup.submitting.validatingEmail.slow': {
    given: 'signup.validationNeverAnswers',
    steps: slowly('signup.submitting.validatingEmail'),
  },
  'signup.submitting.validatingPassword.waiting': given('signup.passwordValidationNeverAnswers', ...signUp()),
  'signup.submitting.validatingPassword.slow': {
    given: 'signup.passwordValidationNeverAnswers',
    steps: slowly('signup.submitting.validatingPassword'),
  },
  'signup.submitting.validatingBirthday.waiting': given('signup.birthdayValidationNeverAnswers', ...signUp()),
  'signup.submitting.validatingBirthday.slow': {
    given: 'signup.birthdayValidationNeverAnswers',
    steps: slowly('signup.submitting.validatingBirthday'),
  },
  'signup.submitting.registering.waiting': given('signup.neverAnswers', ...signUp()),
  'signup.submitting.registering.slow': {
    given: 'signup.neverAnswers',
    steps: slowly('signup.submitting.registering'),
  },
  'signup.consents': { ...korea, steps: toConsents },
  'signup.connecting.choosing': { steps: [press(FACEBOOK), see('Finish in the Facebook window.')] },
  'signup.connecting.form': { steps: [press(FACEBOOK), see('Finish in the Facebook window.')] },
  'signup.providerUnavailable.choosing': {
    given: 'social.facebookScriptBlocked',
    steps: [press(FACEBOOK), focusOnTitle('Oops! Facebook isn’t available')],
  },
  'signup.providerUnavailable.form': {
    given: 'social.facebookScriptBlocked',
    steps: [press(FACEBOOK), focusOnTitle('Oops! Facebook isn’t available')],
  },
  'signup.underage': { steps: toConfirmation },
  'signup.correcting': { steps: [...toBlocked, press('Edit'), reads(INELIGIBLE)] },
  'signup.ineligible.choosing': { ...refusedBefore, steps: [choiceIsDisabled] },
  'signup.ineligible.form': { ...refusedBefore, steps: [formIsDisabled] },
  'signup.respondMessage': given('signup.hasMessage', ...signUp(), see(welcomeMessage)),
  'signup.registered': given('signup.succeeds', ...signUp(), leaving),
  'signup.existing': {
    steps: [...toMember, type('Password', 'correct horse battery'), press('Log in'), leaving],
  },
  'signup.ssoLogin': {
    given: 'sso.succeeds',
    steps: [...toSsoMember, press('Continue with SSO'), passed('auth.loggedIn'), leaving],
  },
  'signup.loginRequested': { steps: [type('Email', NEW.email), follow('Log in'), until('auth.login')] },
  'signup.ssoSignup': {
    given: 'ssoCheck.isSsoNewUser',
    steps: [...enterSsoEmail, until('signup.editing.signup.typing'), press('Continue'), leaving],
  },
  'signup.connected': given('social.succeeds', press(FACEBOOK), leaving),
  'signup.turnedAway': { steps: [...toLeaving, wait(4_000), leaving] },
} as const satisfies Journeys
