import { expect, fireEvent, waitFor } from 'storybook/test'
import { authMessages } from '../../../mocks/fixtures/messages.ts'
import preview from '../../../.storybook/preview.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { keepsForm, NEW, signUp } from './consents.journeys.ts'
import { isToast } from '../../../testing/journeys/checks.steps.ts'
import { focusInField, leaving } from '../../../testing/journeys/page.steps.ts'
import { giveEmail } from './signup.journeys.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'

const meta = preview.meta({ title: 'Auth/Sign up', id: 'auth-sign-up-steps', component: SignupPage })

const holds = (label: string, value: string): Step => [
  `${label} holds "${value}"`,
  ({ page }) => waitFor(() => expect(page.getByLabelText(label)).toHaveValue(value)),
]

export const TypoTaken = meta.story({
  name: '“Did you mean …?” is taken, and asked about',
  ...unseen(
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
})

export const TypoToastedAway = meta.story({
  name: 'The first mistake as a toast for 3.5 s',
  ...unseen(
    driven(
      {
        steps: [
          press('Continue'),
          isToast('You missed a spot! Don’t forget to add your email.'),
          wait(3_499),
          [
            'It still stands',
            ({ page }) =>
              expect(page.getAllByText('You missed a spot! Don’t forget to add your email.')).toHaveLength(2),
          ],
          wait(1),
          [
            'It is gone, the error stays',
            ({ page }) =>
              waitFor(() =>
                expect(page.getAllByText('You missed a spot! Don’t forget to add your email.')).toHaveLength(
                  1,
                ),
              ),
          ],
        ],
      },
      {},
    ),
  ),
})

export const Twice = meta.story({
  name: 'Submitted twice at once, one account is made (D1)',
  ...unseen(
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
})

export const Cancelled = meta.story({
  name: 'A sign-up that takes long is cancelled: everything is kept (D13)',
  ...unseen(
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
            ({ page }) => waitFor(() => expect(page.getByRole('button', { name: 'Continue' })).toHaveFocus()),
          ],
        ],
      },
      { state: 'signup.editing.signup.typing' },
    ),
  ),
})

const failureStands = (sentence: string, times: number): Step => [
  sentence,
  ({ page }) =>
    waitFor(() => expect(page.queryAllByText(authMessages['signup.validationFailed'])).toHaveLength(times)),
]

export const ValidationToast = meta.story({
  name: 'A validation that could not be asked on leaving the field is a toast for 3 s, and a notice (D16)',
  ...unseen(
    driven(
      {
        given: 'signup.validationFailed',
        steps: [
          ...giveEmail(),
          until('signup.editing.signup.settling'),
          wait(300),
          failureStands('A toast and a notice', 2),
          wait(2_999),
          failureStands('Still a toast and a notice', 2),
          wait(1),
          failureStands('The toast is gone, and the notice stays', 1),
          type('Password', NEW.password),
          failureStands('The notice is gone once something is typed', 0),
        ],
      },
      { state: 'signup.editing.signup.typing', calls: ['validateEmail.failed'] },
    ),
  ),
})

export const OfflineOnLeaving = meta.story({
  name: 'A question on leaving the field that cannot be asked is nobody’s trouble (D8)',
  ...unseen(
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
})

export const WithoutFacebook = meta.story({
  name: 'The first provider makes no new accounts: a banner, and no button',
  ...driven(
    {
      experiments: { facebook_signup_disabled: true },
      steps: [
        see('Facebook login isn’t available for new users. Continue with email or Google:'),
        [
          'There is no Facebook button',
          ({ page }) => expect(page.queryByRole('button', { name: /Facebook/ })).toBeNull(),
        ],
      ],
    },
    { state: 'signup.editing.signup.typing' },
  ),
})
