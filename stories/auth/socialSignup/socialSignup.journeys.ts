import { expect } from 'storybook/test'
import { welcomeMessage } from '../../../mocks/fixtures/messages.ts'
import { UNDERAGE_KEY } from '../../../src/flows/auth/signup/underageFlag.ts'
import { press, see, type, until, type Step, slow } from '../../../testing/steps/steps.ts'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { korea } from '../signup/consents.journeys.ts'
import { given, type Journeys } from '../../../testing/journeys/journey.ts'
import { WREN } from '../../../testing/journeys/logIn.steps.ts'
import { onlyWithout } from '../login/login.journeys.ts'
import { focusInField, leaving } from '../../../testing/journeys/page.steps.ts'
import { byScript, byWindow } from '../social/social.journeys.ts'
import { INELIGIBLE } from '../signup/underage.journeys.ts'

/** A user of a provider who has no account in the mock tables. */
export const ROBIN = 'robin.vale@example.com'
const BIRTHDAY = '1990-05-17'

/** The first provider returns a user without an account, and no email. */
export const toOffer = [byWindow, until('socialSignup.requestingEmail.offering'), see('Share my email')]
export const toEmail = [...toOffer, press('Type my email instead'), focusInField('Email')]
export const giveEmail = (email = ROBIN): Step[] => [type('Email', email), press('Continue')]
/** The first provider returns the email in the profile, the second in its token. */
export const toBirthday = [byWindow, focusInField('Birthday')]
export const giveBirthday = (birthday = BIRTHDAY): Step[] => [type('Birthday', birthday), press('Continue')]

export const keepsEmail = (email = ROBIN): Step => [
  'The email is still there',
  async ({ page }) => expect(await page.findByLabelText('Email')).toHaveValue(email),
]
export const keepsBirthday = (birthday = BIRTHDAY): Step => [
  'The birthday is still there',
  async ({ page }) => expect(await page.findByLabelText('Birthday')).toHaveValue(birthday),
]
/** C9, C10: the field and the button are disabled, and the view gives the reason. */
export const isBlocked: Step = [
  'The birthday can be neither changed nor sent',
  async ({ page }) => {
    expect(await page.findByText(INELIGIBLE)).toBeVisible()
    expect(page.getByLabelText('Birthday')).toBeDisabled()
    expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  },
]

const withEmail = [...toEmail, ...giveEmail()]
const withBirthday = [...toBirthday, ...giveBirthday()]
const asChild = [...toBirthday, ...giveBirthday('2020-01-01')]

/** Every leaf state of a social sign-up. auth.txt §4 "Social sign-up". */
export const socialSignupJourneys = {
  'socialSignup.starting': given('socialSignup.withEmail', ...toBirthday, passed('socialSignup.starting')),
  'socialSignup.readingProfile': {
    given: 'socialSignup.profileNeverAnswers',
    steps: [byWindow, until('socialSignup.readingProfile'), leaving],
  },
  'socialSignup.requestingEmail.offering': given('socialSignup.withoutEmail', ...toOffer),
  'socialSignup.requestingEmail.blocked': {
    given: 'socialSignup.sharingBlocked',
    steps: [...toOffer, press('Share my email'), see('You must enable popups!')],
  },
  'socialSignup.requestingEmail.asking': {
    given: 'socialSignup.thinksAboutSharing',
    steps: [...toOffer, press('Share my email'), see('Finish in the window that opened.')],
  },
  'socialSignup.requestingEmail.reading': {
    given: 'socialSignup.sharedProfileNeverAnswers',
    steps: [...toOffer, press('Share my email')],
  },
  'socialSignup.collectingEmail': given('socialSignup.withoutEmail', ...toEmail),
  'socialSignup.checkingEmail.waiting': given('socialSignup.checkNeverAnswers', ...withEmail),
  'socialSignup.checkingEmail.slow': {
    given: 'socialSignup.checkNeverAnswers',
    steps: [...withEmail, ...slow('socialSignup.checkingEmail')],
  },
  'socialSignup.emailExists': given('socialSignup.withoutEmail', ...toEmail, ...giveEmail(WREN), see(WREN)),
  'socialSignup.collectingBirthday.entering': given('socialSignup.withEmail', ...toBirthday),
  'socialSignup.collectingBirthday.blocked': {
    given: 'socialSignup.withEmail',
    stored: { [UNDERAGE_KEY]: '1' },
    steps: [byScript, isBlocked],
  },
  'socialSignup.consents.first': {
    ...korea,
    given: 'socialSignup.withEverything',
    steps: [byWindow, see('Agree to all')],
  },
  'socialSignup.consents.afterEmail': {
    ...korea,
    given: 'socialSignup.withBirthday',
    steps: [...withEmail, see('Agree to all')],
  },
  'socialSignup.consents.afterBirthday': {
    ...korea,
    given: 'socialSignup.withEmail',
    steps: [...withBirthday, see('Agree to all')],
  },
  'socialSignup.registering.checkingAge': {
    given: 'socialSignup.registerNeverAnswers',
    steps: [...withBirthday, until('socialSignup.registering.calling.waiting')],
  },
  'socialSignup.registering.calling.waiting': {
    given: 'socialSignup.registerNeverAnswers',
    steps: [...withBirthday],
  },
  'socialSignup.registering.calling.slow': {
    given: 'socialSignup.registerNeverAnswers',
    steps: [...withBirthday, ...slow('socialSignup.registering.calling')],
  },
  'socialSignup.registeringWithEmail.checkingAge': {
    given: 'socialSignup.registerWithEmailNeverAnswers',
    steps: [...withEmail, until('socialSignup.registeringWithEmail.calling.waiting')],
  },
  'socialSignup.registeringWithEmail.calling.waiting': {
    given: 'socialSignup.registerWithEmailNeverAnswers',
    steps: [...withEmail],
  },
  'socialSignup.registeringWithEmail.calling.slow': {
    given: 'socialSignup.registerWithEmailNeverAnswers',
    steps: [...withEmail, ...slow('socialSignup.registeringWithEmail.calling')],
  },
  'socialSignup.respondMessage': {
    given: 'socialSignup.hasMessage',
    steps: [...withBirthday, see(welcomeMessage)],
  },
  'socialSignup.underage': {
    given: 'socialSignup.withEmail',
    steps: [...asChild, see('Confirm')],
  },
  'socialSignup.registered': {
    given: 'socialSignup.withEmail',
    steps: [...withBirthday, passed('auth.registered'), leaving],
  },
  'socialSignup.prevented': {
    given: 'socialSignup.prevented',
    steps: [...withBirthday, until('auth.signup'), ...onlyWithout('Facebook')],
  },
  'socialSignup.declined': {
    given: 'socialSignup.withoutEmail',
    steps: [...toEmail, press('Not now'), until('auth.signup')],
  },
  'socialSignup.existing': {
    given: 'socialSignup.withoutEmail',
    steps: [
      ...toEmail,
      ...giveEmail(WREN),
      see(WREN),
      press('Log in'),
      until('auth.login'),
      keepsEmail(WREN),
    ],
  },
  'socialSignup.turnedAway': {
    given: 'socialSignup.withEmail',
    steps: [...asChild, press('Confirm'), press('Leave now'), passed('auth.turnedAway'), leaving],
  },
} as const satisfies Journeys
