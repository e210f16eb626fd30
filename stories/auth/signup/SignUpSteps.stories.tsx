import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { serverWords } from '../../../mocks/fixtures/messages.ts'
import preview from '../../../.storybook/preview.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { sharesPicture } from '../../support/proof/sharesPicture.ts'
import { neverCalls } from '../../support/journeys/checks.steps.ts'
import { keepsForm, korea, NEW, signUp, toConsents } from '../../support/journeys/auth/consents.journeys.ts'
import { PASSWORD, WREN } from '../../support/journeys/auth/logIn.steps.ts'
import { focusInField, leaving } from '../../support/journeys/page.steps.ts'
import { giveEmail, toMember } from '../../support/journeys/auth/signup.journeys.ts'
import { driven } from '../../support/proof/reaches.ts'
import { follow, press, see, type, until, wait, type Step } from '../../support/steps/steps.ts'
import { unseen } from '../../support/proof/unseen.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({ title: 'Auth/Sign up/Steps', component: SignupPage })

const asElsewhere = 'because what is shown is shown elsewhere; the way there is the story'
const holds = (label: string, value: string): Step => [
  `${label} holds "${value}"`,
  ({ page }) => waitFor(() => expect(page.getByLabelText(label)).toHaveValue(value)),
]
const noBirthday: Step = [
  'No birthday is asked for',
  ({ page }) => waitFor(() => expect(page.queryByLabelText('Birthday')).toBeNull()),
]

export const FocusStays = meta.story({
  name: 'Becoming a log-in moves neither focus nor text (J25)',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        {
          steps: [
            type('Email', WREN),
            type('Password', 'half a passw'),
            until('signup.editing.login.typing'),
            noBirthday,
            focusInField('Password'),
            holds('Password', 'half a passw'),
            holds('Email', WREN),
            [
              'It is announced politely',
              ({ page }) =>
                expect(page.getByText(/You already have an account/).closest('[role=status]')).not.toBeNull(),
            ],
          ],
        },
        { state: 'signup.editing.login.typing' },
      ),
    ),
  ),
})

export const FocusInTheBirthday = meta.story({
  name: 'Focus in the birthday goes on to the button when the field goes (J25)',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        {
          steps: [
            type('Password', PASSWORD),
            type('Birthday', NEW.birthday),
            type('Email', WREN),
            // The e-mail is left for the birthday in one go; its answer comes while focus is there.
            ['Go to the birthday', ({ page }) => page.getByLabelText('Birthday').focus()],
            noBirthday,
            [
              'Focus is on "Log in"',
              ({ page }) => waitFor(() => expect(page.getByRole('button', { name: 'Log in' })).toHaveFocus()),
            ],
          ],
        },
        { state: 'signup.editing.login.typing' },
      ),
    ),
  ),
})

export const BackToSigningUp = meta.story({
  name: 'Another e-mail makes it a sign-up again, the birthday still there',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        {
          steps: [
            type('Birthday', NEW.birthday),
            ...toMember,
            ...giveEmail(),
            until('signup.editing.signup.settling'),
            holds('Birthday', NEW.birthday),
          ],
        },
        { state: 'signup.editing.signup.settling' },
      ),
    ),
  ),
})

export const TypoTaken = meta.story({
  name: '“Did you mean …?” is taken, and asked about',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        {
          steps: [
            ...giveEmail('robin.new@gmial.com'),
            press('Did you mean robin.new@gmail.com?'),
            holds('Email', 'robin.new@gmail.com'),
            focusInField('Email'),
            until('signup.editing.signup.settling'),
            wait(300),
          ],
        },
        { calls: ['checkEmailExists.ok'] },
      ),
    ),
  ),
})

export const TypoToastedAway = meta.story({
  name: 'The first mistake as a toast for 3.5 s',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        {
          steps: [
            press('Continue'),
            [
              'It is an alert',
              ({ page }) =>
                waitFor(() =>
                  expect(
                    page
                      .getAllByText("You missed a spot! Don't forget to add your email.")
                      .some((text) => text.closest('[role=alert]')),
                  ).toBe(true),
                ),
            ],
            wait(3_499),
            [
              'It still stands',
              ({ page }) =>
                expect(page.getAllByText("You missed a spot! Don't forget to add your email.")).toHaveLength(
                  2,
                ),
            ],
            wait(1),
            [
              'It is gone, the error stays',
              ({ page }) =>
                waitFor(() =>
                  expect(
                    page.getAllByText("You missed a spot! Don't forget to add your email."),
                  ).toHaveLength(1),
                ),
            ],
          ],
        },
        {},
      ),
    ),
  ),
})

export const Twice = meta.story({
  name: 'Submitted twice at once, one account is made (D1)',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        {
          given: 'signup.succeeds',
          steps: [
            type('Email', NEW.email),
            type('Password', NEW.password),
            type('Birthday', NEW.birthday),
            [
              'Press "Continue" twice and Enter once',
              async ({ page }) => {
                const button = await page.findByRole('button', { name: 'Continue' })
                button.click()
                button.click()
                await fireEvent.submit(button.closest('form') ?? button)
              },
            ],
            leaving,
          ],
        },
        { state: 'signup.registered', calls: ['register.ok'] },
      ),
    ),
  ),
})

export const BackFromConsents = meta.story({
  name: 'Back from the consents: everything is kept (H7)',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        { ...korea, steps: [...toConsents, press('Back'), keepsForm(), neverCalls('register')] },
        {
          state: 'signup.editing.signup.typing',
        },
      ),
    ),
  ),
})

export const ToLogInAndBack = meta.story({
  name: 'To the log-in form and back: e-mail and password go along (H8, J26)',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        {
          steps: [
            type('Email', NEW.email),
            type('Password', NEW.password),
            follow('Log in'),
            until('auth.login'),
            holds('Email', NEW.email),
            holds('Password', NEW.password),
            follow('Sign up now'),
            until('auth.signup'),
            holds('Email', NEW.email),
            holds('Password', NEW.password),
          ],
        },
        { state: 'signup.editing.signup.typing' },
      ),
    ),
  ),
})

export const Cancelled = meta.story({
  name: 'A sign-up that takes long is cancelled: everything is kept (D13)',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        {
          given: 'signup.neverAnswers',
          steps: [
            ...signUp(),
            until('signup.submitting.registering.waiting'),
            wait(5_000),
            see('This is taking longer than usual.'),
            press('Cancel'),
            keepsForm(),
            [
              'Focus is on "Continue"',
              ({ page }) =>
                waitFor(() => expect(page.getByRole('button', { name: 'Continue' })).toHaveFocus()),
            ],
          ],
        },
        { state: 'signup.editing.signup.typing' },
      ),
    ),
  ),
})

export const Revealed = meta.story({
  name: '“Continue with email” reveals the form and goes on to its first field',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        { steps: [press('Continue with email'), focusInField('Email')] },
        { state: 'signup.editing.signup.typing' },
      ),
    ),
  ),
  args: { isFormShown: false },
})

export const ValidationToast = meta.story({
  name: 'A validation that could not be asked on leaving the field is a toast for 3 s (D16)',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        {
          given: 'signup.validationFailed',
          steps: [
            ...giveEmail(),
            until('signup.editing.signup.settling'),
            wait(300),
            see(serverWords),
            wait(2_999),
            see(serverWords),
            wait(1),
            [
              'The toast is gone',
              ({ page }) => waitFor(() => expect(page.queryByText(serverWords)).toBeNull()),
            ],
          ],
        },
        { state: 'signup.editing.signup.typing', calls: ['validateEmail.failed'] },
      ),
    ),
  ),
})

export const OfflineOnLeaving = meta.story({
  name: 'A question on leaving the field that cannot be asked is nobody’s trouble (D8)',
  ...unseen(
    sharesPicture(
      asElsewhere,
      driven(
        {
          given: 'offline',
          steps: [
            ...giveEmail(),
            ['Nothing is said', ({ page }) => expect(page.queryByRole('alert', { name: /./ })).toBeNull()],
          ],
        },
        { calls: ['checkEmailExists.failed'] },
      ),
    ),
  ),
})

export const InTheModal = meta.story({
  name: 'In the modal, out of the log-in form',
  ...driven(
    { steps: [follow('Sign up now'), press('Continue with email'), focusInField('Email')] },
    { state: 'signup.editing.signup.typing' },
  ),
  render: () => inModal({ onClose: fn() }),
})

export const WithoutFacebook = meta.story({
  name: 'The first provider makes no new accounts: a banner, and no button',
  ...driven(
    {
      experiments: { facebook_signup_disabled: true },
      steps: [
        see("Facebook login isn't available for new users. Continue with email or Google:"),
        [
          'There is no Facebook button',
          ({ page }) => expect(page.queryByRole('button', { name: /Facebook/ })).toBeNull(),
        ],
      ],
    },
    { state: 'signup.editing.signup.typing' },
  ),
})
