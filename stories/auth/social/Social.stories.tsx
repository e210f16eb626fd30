import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { closeWindow, onlyWindowIsFocused, windowSays } from './popup.steps.ts'
import { byScript, byWindow } from './social.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, see, until, wait } from '../../../testing/steps/steps.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Social log-in',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

export const Playground = meta.story({
  ...driven({ isLive: true, given: 'social.succeeds', country: 'JP' }, {}),
  args: { onLoggedIn: fn() },
})

export const LoadingScript = meta.story(reaches('socialPopup.loadingScript'))
export const Authorizing = meta.story(reaches('socialPopup.authorizing'))
export const Waiting = meta.story(reaches('socialPopup.open.waiting'))
export const Closing = meta.story(reaches('socialPopup.open.closing'))
export const Connected = meta.story(reaches('socialPopup.connected'))
export const Unavailable = meta.story({
  name: 'Unavailable: the script is never ready (B10)',
  ...reaches('socialPopup.unavailable'),
})
export const Refused = meta.story(reaches('socialPopup.refused'))
export const PromptNotShown = meta.story({
  name: 'Google’s own button in place of ours',
  ...reaches('socialPopup.promptNotShown'),
})
export const Unknown = meta.story(reaches('socialPopup.unknown'))
export const Failed = meta.story(reaches('socialPopup.failed'))
export const Blocked = meta.story(reaches('socialPopup.blocked'))
export const Closed = meta.story({
  name: 'Closed: focus is back on the button (B7)',
  ...reaches('socialPopup.closed'),
})
export const WindowUndefined = meta.story(reaches('socialPopup.windowUndefined'))

export const ByScript = meta.story({
  name: 'Connected by the provider’s script',
  ...driven(
    { steps: [byScript, passed('socialPopup.authorizing'), passed('auth.loggedIn')] },
    { state: 'socialPopup.connected', calls: ['logIn.ok'] },
  ),
})
export const ScriptBlocked = meta.story({
  name: 'The script is blocked: the form can be used again (B10)',
  ...driven(
    {
      given: 'social.facebookScriptBlocked',
      steps: [byWindow, see('Oops! Facebook isn’t available'), press('OK'), until('login.editing.typing')],
    },
    { state: 'socialPopup.unavailable' },
  ),
})
export const LateAnswer = meta.story({
  name: 'A valid answer after the window read closed (B8)',
  ...driven(
    {
      steps: [
        byWindow,
        ...closeWindow,
        until('socialPopup.open.closing'),
        wait(2_999),
        windowSays('The window answers after all', () => ({
          facebook_id: '1001',
          facebook_token: 'facebook-token',
        })),
        passed('auth.loggedIn'),
      ],
    },
    { state: 'socialPopup.connected' },
  ),
})
export const SecondClick = meta.story({
  name: 'A second click brings the window to the front (B12)',
  ...driven(
    { steps: [byWindow, until('socialPopup.open.waiting'), byWindow, onlyWindowIsFocused] },
    { state: 'socialPopup.open.waiting' },
  ),
})
