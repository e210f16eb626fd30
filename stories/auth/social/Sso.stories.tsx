import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { focusIsOn, keepsTyped, passed } from '../../../testing/journeys/checks.steps.ts'
import { SSO_EMAIL, WREN, fillIn } from '../../../testing/journeys/logIn.steps.ts'
import { goesTo } from '../../../testing/journeys/page.steps.ts'
import { closeWindow, onlyWindowIsFocused, stateOf, windowSays } from './popup.steps.ts'
import { openSso, toSsoButton } from './sso.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, see, type, until, wait } from '../../../testing/steps/steps.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Single sign-on',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

export const Playground = meta.story({
  ...driven(
    { isLive: true, given: 'sso.succeeds', steps: [type('Email', SSO_EMAIL), see('Continue with SSO')] },
    {},
  ),
  args: { onLoggedIn: fn() },
})

export const Debouncing = meta.story(reaches('ssoCheck.debouncing'))
export const Checking = meta.story(reaches('ssoCheck.checking'))
export const Checked = meta.story(reaches('ssoCheck.checked', { calls: ['checkSso.ok'] }))
export const Waiting = meta.story(reaches('ssoPopup.open.waiting'))
export const Closing = meta.story(reaches('ssoPopup.open.closing'))
export const Exchanging = meta.story(reaches('ssoPopup.exchanging'))
export const Authorized = meta.story(
  reaches('ssoPopup.authorized', { calls: ['exchangeSsoCode.ok', 'logIn.ok'] }),
)
export const Rejected = meta.story({
  name: 'Rejected: another state than ours, so the code goes nowhere (B4)',
  ...reaches('ssoPopup.rejected'),
})
export const Failed = meta.story(reaches('ssoPopup.failed', { calls: ['exchangeSsoCode.failed'] }))
export const NoTokens = meta.story(reaches('ssoPopup.noTokens'))
export const Blocked = meta.story(reaches('ssoPopup.blocked'))
export const Closed = meta.story({
  name: 'Closed: focus is back on the button (B7)',
  ...reaches('ssoPopup.closed'),
})
export const WindowUndefined = meta.story(reaches('ssoPopup.windowUndefined'))

export const CheckFailed = meta.story({
  name: 'The check fails: the password stays (D17)',
  ...driven(
    {
      given: 'ssoCheck.fails',
      steps: [
        ...fillIn(SSO_EMAIL),
        wait(300),
        passed('ssoCheck.checked'),
        until('login.editing.typing'),
        keepsTyped(SSO_EMAIL),
      ],
    },
    { state: 'ssoCheck.checked', calls: ['checkSso.failed'] },
  ),
})
export const NoAccount = meta.story({
  name: 'No account: on to the sign-up for a business',
  ...driven(
    {
      given: 'sso.noAccount',
      steps: [
        ...openSso,
        passed('ssoPopup.authorized'),
        goesTo('/signup/sso-business-account?email=team%40acme.example'),
      ],
    },
    { state: 'login.ssoSignup', calls: ['logIn.failed'] },
  ),
})
export const LateAnswer = meta.story({
  name: 'A valid answer after the window read closed (B8)',
  ...driven(
    {
      steps: [
        ...openSso,
        ...closeWindow,
        until('ssoPopup.open.closing'),
        wait(2_999),
        windowSays('The window answers after all', (popup) => ({
          code: 'acme-code',
          state: stateOf(popup),
        })),
        passed('auth.loggedIn'),
      ],
    },
    { state: 'ssoPopup.authorized', calls: ['exchangeSsoCode.ok'] },
  ),
})
export const SecondClick = meta.story({
  name: 'A second click brings the window to the front (B12)',
  ...driven(
    {
      steps: [...openSso, until('ssoPopup.open.waiting'), press('Continue with SSO'), onlyWindowIsFocused],
    },
    { state: 'ssoPopup.open.waiting' },
  ),
})
export const Cancelled = meta.story({
  name: 'Cancelled: the form is as it was',
  ...driven(
    { steps: [...openSso, press('Cancel'), until('login.editing.typing'), see('Continue with SSO')] },
    { state: 'login.editing.typing' },
  ),
})
export const AnotherEmail = meta.story({
  name: 'Another email: the typed password is back',
  ...driven(
    {
      steps: [
        type('Password', 'correct horse battery'),
        ...toSsoButton,
        type('Email', WREN),
        wait(300),
        keepsTyped(),
      ],
    },
    { state: 'login.editing.typing' },
  ),
})
export const StrangersMessage = meta.story({
  name: 'A message of another kind is no answer (B3)',
  ...driven(
    {
      steps: [
        ...openSso,
        windowSays('The window sends nonsense', () => ['code', { state: null }]),
        until('ssoPopup.open.waiting'),
        focusIsOn('Continue with SSO'),
      ],
    },
    { state: 'ssoPopup.open.waiting' },
  ),
})
