import { expect, fn, waitFor } from 'storybook/test'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import preview from '../../../.storybook/preview.tsx'
import { AuthUpsell, type AuthUpsellProps } from '../../../src/flows/auth/shell/AuthUpsell.tsx'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { Button } from '../../../src/ui/actions/Button.tsx'
import { sharesPicture } from '../../support/proof/sharesPicture.ts'
import { focusIsOn } from '../../support/journeys/checks.steps.ts'
import { logIn } from '../../support/journeys/auth/logIn.steps.ts'
import { focusInField, focusOnTitle, goesTo, titled } from '../../support/journeys/page.steps.ts'
import { driven } from '../../support/proof/reaches.ts'
import { press, until, type Step } from '../../support/steps/steps.ts'
import { Surface } from '../../../src/ui/layout/Surface.ts'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  min-block-size: 100vh;
  padding: ${vars.space[8]};
  background: ${vars.color.ground};
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
    gap: ${vars.space[4]};
    margin-block-start: ${vars.space[6]};
    list-style: none;
  }
  li {
    block-size: 160px;
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunken};
  }
`)

/** A page that stays usable behind the card. */
function OnPage(args: AuthUpsellProps): ReactNode {
  const [isThere, setThere] = useState(true)
  const close = () => {
    setThere(false)
    args.onClose?.()
  }
  return (
    <Page>
      <h1>Ideas for you</h1>
      <Button onClick={() => setThere(true)}>More ideas</Button>
      <ul>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} />
        ))}
      </ul>
      {isThere && <AuthUpsell {...args} onClose={close} />}
    </Page>
  )
}

const meta = preview.meta({
  title: 'Auth/Containers/Corner',
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

export const Playground = meta.story(
  sharesPicture(
    'because it starts like SignUp, but with a running clock',
    driven({ isLive: true, steps: [signup] }, {}),
  ),
)
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
        ...logIn('mfa@example.com'),
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
  ...sharesPicture(
    'because dismissing it ends the same way',
    driven(
      { steps: [signup, tab, tab, focusIsOn('Close'), press('Close'), gone, focusIsOn('More ideas')] },
      { state: 'auth.dismissed' },
    ),
  ),
})
export const WithoutDismiss = meta.story({
  name: 'Without a way to dismiss: focus still has a stop (J24)',
  render: (args) => (
    <Page>
      <h1>Ideas for you</h1>
      <AuthUpsell {...args} onClose={undefined} />
    </Page>
  ),
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
  name: 'Phone 320: a band that leaves the page in sight (J17)',
  ...driven({ steps: [signup] }, {}),
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  ...driven({ steps: [signup] }, {}),
  globals: { locale: 'ar' },
})
export const Dark = meta.story({ ...driven({ steps: [signup] }, {}), globals: { theme: 'dark' } })
