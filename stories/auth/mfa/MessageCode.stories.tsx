import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { keepsCode, passed } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { press, see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { inModal } from '../shell/inModal.tsx'
import { toCode } from './loginMfa.journeys.ts'
import { arrives, listeners, toListening } from './messageCode.journeys.ts'
import { announces } from './resendPause.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Two-factor message',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

const CODE = 'Verification code'
const FILLED = 'We filled in the code from the message.'
const saysNothing: Step = ['Nothing is said of it', ({ page }) => expect(page.queryByText(FILLED)).toBeNull()]

export const Listening = meta.story(unseen(reaches('messageCode.listening')))
export const Received = meta.story({
  name: 'Received: the code is filled in, and this is announced',
  ...driven(
    given('loginMfa.reads', ...toListening, arrives('123456'), keepsCode('123456'), announces(FILLED)),
    {
      state: 'messageCode.received',
    },
  ),
})
export const Silent = meta.story({
  name: 'Silent: the browser reads no messages',
  ...unseen(
    driven(given('loginMfa.readsNone', ...toCode, until('messageCode.silent'), keepsCode(''), saysNothing), {
      state: 'messageCode.silent',
    }),
  ),
})
export const Refused = meta.story({
  name: 'Silent: the message must not be read',
  ...unseen(
    driven(
      given(
        'loginMfa.reads',
        ...toListening,
        arrives(null),
        until('messageCode.silent'),
        keepsCode(''),
        saysNothing,
      ),
      { state: 'messageCode.silent' },
    ),
  ),
})
export const Typed = meta.story({
  name: 'Typed: the message does not replace what somebody typed',
  ...unseen(
    driven(
      given(
        'loginMfa.reads',
        ...toListening,
        type(CODE, '65'),
        arrives('123456'),
        until('messageCode.received'),
        keepsCode('65'),
        saysNothing,
      ),
      { state: 'messageCode.received' },
    ),
  ),
})
export const Hostile = meta.story({
  name: 'A code with other characters: its digits are filled in (E15)',
  ...unseen(
    driven(given('loginMfa.reads', ...toListening, arrives('<b>12 34 56</b>'), keepsCode('123456')), {
      state: 'messageCode.received',
    }),
  ),
})
export const Submitted = meta.story({
  name: 'Submitted at once, where the last digit does so',
  ...driven(
    given('loginMfa.readsAndSubmits', ...toListening, arrives('123456'), passed('auth.loggedInWithCode')),
    { state: 'loginMfa.verified' },
  ),
})
export const Resent = meta.story({
  name: 'Resent: the next message is waited for',
  ...unseen(
    driven(
      given(
        'loginMfa.reads',
        ...toListening,
        arrives(null),
        until('messageCode.silent'),
        press('Resend code'),
        see('We sent you a new code!'),
        listeners(1),
        arrives('654321'),
        keepsCode('654321'),
        announces(FILLED),
      ),
      { state: 'messageCode.received' },
    ),
  ),
})
export const AnotherWay = meta.story({
  name: 'Another way: no message is waited for',
  ...unseen(
    driven(
      given(
        'loginMfa.reads',
        ...toListening,
        press('Try another way'),
        listeners(0),
        press('Authenticator app'),
        until('loginMfa.entering'),
        listeners(0),
      ),
      { state: 'loginMfa.entering' },
    ),
  ),
})
export const Left = meta.story({
  name: 'Left: no message is waited for',
  ...unseen(
    driven(given('loginMfa.reads', ...toListening, press('Back to log in'), listeners(0)), {
      state: 'loginMfa.left',
    }),
  ),
})
