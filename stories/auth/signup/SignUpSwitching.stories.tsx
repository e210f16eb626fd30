import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { keepsForm, korea, NEW, toConsents } from './consents.journeys.ts'
import { PASSWORD, WREN } from '../../../testing/journeys/logIn.steps.ts'
import { focusInField } from '../../../testing/journeys/page.steps.ts'
import { giveEmail, toMember } from './signup.journeys.ts'
import { driven } from '../../journeys/reaches.ts'
import { follow, press, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({ title: 'Auth/Sign up', id: 'auth-sign-up-steps', component: SignupPage })

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
    driven(
      {
        steps: [
          type('Email', WREN),
          type('Password', 'half a passw'),
          until('signup.editing.login.checkingSso'),
          wait(300),
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
})

export const FocusInTheBirthday = meta.story({
  name: 'Focus in the birthday goes on to the button when the field goes (J25)',
  ...unseen(
    driven(
      {
        steps: [
          type('Password', PASSWORD),
          type('Birthday', NEW.birthday),
          type('Email', WREN),
          // Moves from the email straight to the birthday, so that the response arrives while focus is there.
          ['Go to the birthday', ({ page }) => page.getByLabelText('Birthday').focus()],
          noBirthday,
          [
            'Focus is on "Log in"',
            ({ page }) => waitFor(() => expect(page.getByRole('button', { name: 'Log in' })).toHaveFocus()),
          ],
        ],
      },
      { state: 'signup.editing.login.checkingSso' },
    ),
  ),
})

export const BackToSigningUp = meta.story({
  name: 'Another email makes it a sign-up again, the birthday still there',
  ...unseen(
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
})

export const BackFromConsents = meta.story({
  name: 'Back from the consents: everything is kept (H7)',
  ...unseen(
    driven(
      { ...korea, steps: [...toConsents, press('Back'), keepsForm(), neverCalls('register')] },
      {
        state: 'signup.editing.signup.typing',
      },
    ),
  ),
})

export const ToLogInAndBack = meta.story({
  name: 'To the log-in form and back: email and password go along (H8, J26)',
  ...unseen(
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
})

export const Revealed = meta.story({
  name: '“Continue with email” reveals the form and goes on to its first field',
  ...unseen(
    driven(
      { steps: [press('Continue with email'), focusInField('Email')] },
      { state: 'signup.editing.signup.typing' },
    ),
  ),
  args: { isFormShown: false },
})

export const InTheModal = meta.story({
  name: 'In the modal, out of the log-in form',
  ...driven(
    { steps: [follow('Sign up now'), press('Continue with email'), focusInField('Email')] },
    { state: 'signup.editing.signup.typing' },
  ),
  render: () => inModal({ onClose: fn() }),
})
