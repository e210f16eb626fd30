import { expect, fn, waitFor } from 'storybook/test'
import { useState, type ReactNode } from 'react'
import preview from '../../../.storybook/preview.tsx'
import { AuthUpsell, type AuthUpsellProps } from '../../../src/flows/auth/shell/AuthUpsell.tsx'
import { Button } from '../../../src/ui/actions/Button.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { focusInField, focusOnTitle, goesTo, titled } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { PinPage } from '../../../testing/stage/PinPage.tsx'
import { usePageWords } from '../../../testing/stage/pageWords.ts'
import { press, until, type Step } from '../../../testing/steps/steps.ts'

/** A page that stays usable behind the card. */
function OnPage(args: AuthUpsellProps): ReactNode {
  const [isThere, setThere] = useState(true)
  const close = () => {
    setThere(false)
    args.onClose?.()
  }
  const { ideas, more } = usePageWords()
  return (
    <PinPage
      action={
        <Button variant="secondary" size={40} onClick={() => setThere(true)}>
          {more}
        </Button>
      }
      over={isThere && <AuthUpsell {...args} onClose={close} />}
    >
      <div>
        <h1>{ideas}</h1>
      </div>
    </PinPage>
  )
}

const meta = preview.meta({
  title: 'Auth/Corner',
  id: 'auth-containers-corner',
  tags: ['autodocs'],
  component: AuthUpsell,
  args: { onClose: fn() },
  render: (args) => <OnPage {...args} />,
})

const key = (keys: string, sentence: string): Step => [sentence, ({ user }) => user.keyboard(keys)]
const tab = key('{Tab}', 'Tab')
const TITLE = 'Sign up to see more'
const gone: Step = [
  'The card is gone',
  ({ page }) => waitFor(() => expect(page.queryByRole('region')).toBeNull()),
]
const stays: Step = [
  'The card stays',
  ({ page }) => expect(page.getByRole('region', { name: TITLE })).toBeVisible(),
]
const takesNoFocus: Step = [
  'J24 it has taken no focus, and the page is not inert',
  ({ page }) => {
    expect(document.body).toHaveFocus()
    expect(page.queryByRole('dialog')).toBeNull()
    expect(page.getByRole('region', { name: TITLE })).toBeVisible()
    expect(page.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-keyshortcuts', 'Escape')
  },
]
const signup = until('auth.signup')

export const Playground = meta.story(driven({ isLive: true, steps: [signup] }, {}))
export const SignUp = meta.story(driven({ steps: [signup, titled(TITLE), takesNoFocus] }, {}))
export const Form = meta.story({
  name: 'Its form',
  ...driven({ steps: [signup, press('Continue with email'), focusInField('Email'), stays] }, {}),
})
export const LogIn = meta.story({
  args: { startsWith: 'login' },
  ...driven({ steps: [until('auth.login'), titled('Log in')] }, { state: 'auth.login' }),
})
export const LoggedIn = meta.story({
  args: { startsWith: 'login' },
  ...driven({ steps: [...logIn(), goesTo('/')] }, { state: 'auth.loggedIn', calls: ['logIn.ok'] }),
})
export const ViewChange = meta.story({
  name: 'Another view gives its title the focus (J4)',
  args: { startsWith: 'login' },
  ...driven(
    {
      steps: [
        ...logIn('rowan.birch@example.com'),
        until('loginMfa.entering'),
        focusOnTitle('Two-factor authentication required'),
      ],
    },
    { state: 'auth.loginMfa' },
  ),
})

export const Keyboard = meta.story({
  name: 'Tab walks in and out; Escape inside dismisses, focus goes back (J24)',
  ...driven(
    {
      steps: [
        signup,
        tab,
        focusIsOn('More ideas'),
        key('{Escape}', 'Press Escape on the page'),
        stays,
        tab,
        focusIsOn('Close'),
        tab,
        focusIsOn('Continue with email'),
        key('{Shift>}{Tab}{Tab}{/Shift}', 'Shift and Tab, twice'),
        focusIsOn('More ideas'),
        tab,
        focusIsOn('Close'),
        key('{Escape}', 'Press Escape'),
        gone,
        focusIsOn('More ideas'),
      ],
    },
    { state: 'auth.dismissed' },
  ),
})
export const Dismissed = meta.story({
  name: 'Dismissed by its button',
  ...driven(
    { steps: [signup, tab, tab, focusIsOn('Close'), press('Close'), gone, focusIsOn('More ideas')] },
    { state: 'auth.dismissed' },
  ),
})
export const WithoutDismiss = meta.story({
  name: 'Without a way to dismiss: focus still has a stop (J24)',
  render: (args) => <PinPage over={<AuthUpsell {...args} onClose={undefined} />} />,
  ...driven(
    {
      steps: [
        signup,
        tab,
        focusIsOn('Continue with email'),
        key('{Escape}', 'Press Escape'),
        stays,
        focusIsOn('Continue with email'),
      ],
    },
    {},
  ),
})
export const Phone = meta.story({
  name: 'Phone, 320 px: a band that leaves the page in sight (J17)',
  ...driven({ steps: [signup] }, {}),
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  ...driven({ steps: [signup] }, {}),
  globals: { locale: 'ar' },
})
export const Dark = meta.story({ ...driven({ steps: [signup] }, {}), globals: { theme: 'dark' } })
