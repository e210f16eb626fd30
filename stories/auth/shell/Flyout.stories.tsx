import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoginFlyout } from '../../../src/flows/auth/shell/LoginFlyout.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { focusInField, focusOnTitle, reads } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { PinPage } from '../../../testing/stage/PinPage.tsx'
import { follow, press, type Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Auth/Flyout',
  id: 'auth-containers-flyout',
  tags: ['autodocs'],
  component: LoginFlyout,
  args: { onLoggedIn: fn() },
  render: (args) => <PinPage action={<LoginFlyout {...args} />} />,
})

const open = [press('Log in'), focusInField('Email')]
const key = (keys: string, sentence: string): Step => [sentence, ({ user }) => user.keyboard(keys)]
const isClosed: Step = [
  'The flyout is closed',
  ({ page }) => waitFor(() => expect(page.queryByRole('dialog')).toBeNull()),
]
const panelLogIn = logIn().slice(0, -1)

export const Playground = meta.story(driven({ isLive: true }, {}))
export const Closed = meta.story({
  name: 'Closed: only the button',
  ...driven(
    {
      steps: [
        [
          'Nothing is loaded or asked yet',
          ({ page, stage }) => {
            expect(page.queryByRole('textbox')).toBeNull()
            expect([...stage.calls]).toEqual([])
          },
        ],
      ],
    },
    {},
  ),
})
export const Open = meta.story(driven({ steps: open }, { state: 'login.editing.typing' }))
export const ClosedByButton = meta.story({
  name: 'Closed by its button: focus returns',
  ...unseen(driven({ steps: [...open, press('Close'), isClosed, focusIsOn('Log in')] }, {})),
})
export const LoggedIn = meta.story({
  name: 'Logged in: the app is told',
  args: { onLoggedIn: fn() },
  ...unseen(
    driven(
      {
        given: 'login.succeeds',
        steps: [...open, ...panelLogIn, key('{Enter}', 'Press Enter')],
      },
      { state: 'login.loggedIn', calls: ['logIn.ok'] },
    ),
  ),
})
const wrongPassword = driven(
  {
    given: 'login.wrongPassword',
    steps: [
      ...open,
      ...panelLogIn,
      key('{Enter}', 'Press Enter'),
      reads('The password you entered is incorrect.'),
    ],
  },
  { row: 'login.wrongPassword' },
)
export const WrongPassword = meta.story({ name: 'Error: a wrong password', ...wrongPassword })
export const DialogOver = meta.story({
  name: 'A dialog over the flyout: closing it leads back to the form',
  ...driven(
    {
      given: 'login.rateLimited',
      steps: [
        ...open,
        ...panelLogIn,
        key('{Enter}', 'Press Enter'),
        focusOnTitle('Oops! Too many login attempts'),
        press('OK'),
        reads('Forgot your password?'),
      ],
    },
    { state: 'login.editing.typing' },
  ),
})
export const SignUp = meta.story({
  name: 'The sign-up form follows in the same place',
  ...driven({ steps: [...open, follow('Sign up now'), focusOnTitle('Sign up to see more')] }, {}),
})
export const Dark = meta.story({ ...driven({ steps: open }, {}), globals: { theme: 'dark' } })
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { trigger: 'تسجيل الدخول' },
  ...driven(
    { steps: [press('تسجيل الدخول'), focusInField('البريد الإلكتروني')] },
    { state: 'login.editing.typing' },
  ),
  globals: { locale: 'ar' },
})
export const Phone = meta.story({
  name: 'Phone, 320 px: a sheet (J17)',
  ...driven({ steps: open }, {}),
  globals: { viewport: { value: 'phone', isRotated: false } },
})
export const PhoneCut = meta.story({
  name: 'Phone: a shadow where the sheet is cut',
  ...wrongPassword,
  globals: { viewport: { value: 'phone', isRotated: false } },
})
export const ForcedColors = meta.story({
  name: 'Forced colors: an edge where the sheet is cut',
  ...wrongPassword,
  parameters: { ...wrongPassword.parameters, media: { forcedColors: 'active' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
})
