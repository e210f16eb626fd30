import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AuthModal } from '../../src/flows/auth/shell/AuthModal.tsx'
import { focusIsOn } from '../../testing/journeys/checks.steps.ts'
import { PASSWORD, WREN } from '../../testing/journeys/logIn.steps.ts'
import { focusInField, focusOnTitle, goesTo } from '../../testing/journeys/page.steps.ts'
import { driven, reaches } from '../journeys/reaches.ts'
import { press, type Step } from '../../testing/steps/steps.ts'
import { inModal } from './shell/inModal.tsx'
import { OverPage } from '../../testing/stage/AuthStage.tsx'

const meta = preview.meta({
  title: 'Auth/Sign-in modal',
  tags: ['autodocs'],
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

export const Playground = meta.story({
  ...driven({ isLive: true }, {}),
  args: { onLoggedIn: fn(), onSignUp: fn() },
})

export const PersonalizedLogin = meta.story(reaches('auth.personalizedLogin'))
export const Login = meta.story(reaches('auth.login'))
export const LoginMfa = meta.story({ name: 'Two-factor', ...reaches('auth.loginMfa') })
export const OpeningSignup = meta.story(reaches('auth.openingSignup'))
export const SignupUnavailable = meta.story(reaches('auth.signupUnavailable'))
export const Signup = meta.story(reaches('auth.signup'))
export const SocialSignup = meta.story(reaches('auth.socialSignup'))
export const StoringCredential = meta.story({
  name: 'Storing the password',
  ...reaches('auth.storingCredential'),
})
export const LoggedIn = meta.story(reaches('auth.loggedIn', { calls: ['logIn.ok'] }))
export const LoggedInWithCode = meta.story({
  name: 'Logged in with a code',
  ...reaches('auth.loggedInWithCode', { calls: ['logIn.ok'] }),
})
export const Registered = meta.story(reaches('auth.registered', { calls: ['register.ok'] }))
export const AlreadyLoggedIn = meta.story(reaches('auth.alreadyLoggedIn'))
export const LeavingForSso = meta.story(reaches('auth.leavingForSso'))
export const TurnedAway = meta.story(reaches('auth.turnedAway'))
export const Dismissed = meta.story(reaches('auth.dismissed'))

const key = (keys: string, sentence: string): Step => [sentence, ({ user }) => user.keyboard(keys)]
const tab = key('{Tab}', 'Tab')
const linkHasFocus = (name: string): Step => [
  `Focus is on "${name}"`,
  ({ page }) => expect(page.getByRole('link', { name })).toHaveFocus(),
]
const opener = 'Save this idea'
const OpenerFirst = (args: Parameters<typeof inModal>[0]) => (
  <OverPage isClosed>{(close) => <AuthModal {...args} onClose={close} />}</OverPage>
)
const open: Step[] = [tab, focusIsOn(opener), key('{Enter}', 'Press Enter'), focusInField('Email')]

export const Keyboard = meta.story({
  name: 'Logging in by keyboard alone (J1, J2)',
  render: OpenerFirst,
  ...driven(
    {
      steps: [
        ...open,
        key(WREN, 'Type an email'),
        tab,
        focusInField('Password'),
        key(PASSWORD, 'Type a password'),
        tab,
        focusIsOn('Show password'),
        tab,
        linkHasFocus('Forgot your password?'),
        tab,
        focusIsOn('Log in'),
        tab,
        focusIsOn('Continue with Facebook'),
        tab,
        focusIsOn('Continue with Google'),
        tab,
        linkHasFocus('Sign up now'),
        tab,
        linkHasFocus('Terms of Service'),
        tab,
        linkHasFocus('Privacy Policy'),
        tab,
        focusIsOn('Close'),
        tab,
        focusInField('Email'),
        tab,
        focusInField('Password'),
        key('{Enter}', 'Press Enter'),
        focusOnTitle('Logging you in…'),
        goesTo('/'),
      ],
    },
    { state: 'auth.loggedIn', calls: ['logIn.ok'] },
  ),
})

export const EscapeGivesFocusBack = meta.story({
  name: 'Escape closes it, focus goes back (J3)',
  render: OpenerFirst,
  ...driven(
    {
      steps: [
        ...open,
        key('{Escape}', 'Press Escape'),
        focusIsOn(opener),
        ['The dialog is gone', ({ page }) => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())],
      ],
    },
    { state: 'auth.dismissed' },
  ),
})

export const NoticeOverTheModal = meta.story({
  name: 'A dialog over the modal closes alone (J2, J3)',
  ...driven(
    {
      given: 'login.rateLimited',
      steps: [
        press('Continue with Facebook'),
        focusOnTitle('Oops! Too many login attempts'),
        key('{Escape}', 'Press Escape'),
        focusIsOn('Continue with Facebook'),
      ],
    },
    { state: 'login.editing.typing' },
  ),
})
