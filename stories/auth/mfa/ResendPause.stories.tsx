import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { press, see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { driven } from '../../journeys/reaches.ts'
import { inModal } from '../shell/inModal.tsx'
import { announces, countsDown, pauseIsOver, toPause } from './resendPause.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Two-factor pause',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

const nothingIsSent: Step = [
  'No code is requested',
  ({ stage }) => expect([...stage.recorder.visited]).not.toContain('loginMfa.resending'),
]

export const Pausing = meta.story({
  name: 'Pausing: the button counts down, and only its start is announced',
  ...driven(
    given(
      'loginMfa.pauses',
      ...toPause,
      announces('You can resend the code in 30 seconds.'),
      wait(3_000),
      countsDown('0:27'),
      announces('You can resend the code in 30 seconds.'),
      press('Resend code'),
      nothingIsSent,
    ),
    { state: 'resendPause.pausing' },
  ),
})
export const Ready = meta.story({
  name: 'Ready: a code can be requested',
  ...driven(given('loginMfa.pauses', ...toPause, ...pauseIsOver, announces('You can resend the code now.')), {
    state: 'resendPause.ready',
  }),
})
export const Resent = meta.story({
  name: 'Resent: the pause begins again',
  ...driven(
    given(
      'loginMfa.pauses',
      ...toPause,
      ...pauseIsOver,
      press('Resend code'),
      see('We sent you a new code!'),
      countsDown('0:30'),
      wait(5_000),
      countsDown('0:25'),
    ),
    { state: 'resendPause.pausing' },
  ),
})
export const Returned = meta.story({
  name: 'Returned to the tab: the time is right at once',
  ...driven(
    given(
      'loginMfa.pauses',
      ...toPause,
      wait(12_000),
      ['Return to the window', ({ stage }) => stage.platform.window.focus()],
      countsDown('0:18'),
    ),
    { state: 'resendPause.pausing' },
  ),
})
export const ResendFailed = meta.story({
  name: 'Error: the code is not sent again, and can be requested at once',
  ...driven(
    given(
      'loginMfa.pausesInVain',
      ...toPause,
      ...pauseIsOver,
      press('Resend code'),
      see('Sorry! Something went wrong on our end.'),
      until('loginMfa.entering'),
      press('Resend code'),
      until('loginMfa.resending'),
      see('Sorry! Something went wrong on our end.'),
    ),
    { row: 'loginMfa.serverFailed', state: 'resendPause.ready', calls: ['logIn.failed'] },
  ),
})
