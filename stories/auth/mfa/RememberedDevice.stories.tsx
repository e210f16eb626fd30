import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { mfaMessage } from '../../../mocks/fixtures/messages.ts'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { keepsCode, passed } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { press, see, type, until } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { inModal } from '../shell/inModal.tsx'
import { toCode } from './loginMfa.journeys.ts'
import { deviceIsTicked, ticksDevice } from './rememberedDevice.steps.ts'

const meta = preview.meta({
  title: 'Auth/Two-factor remembered device',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

const CODE = 'Verification code'
export const Offered = meta.story({
  name: 'Offered: not ticked at first',
  ...driven(given('loginMfa.remembers', ...toCode, deviceIsTicked(false)), { state: 'loginMfa.entering' }),
})
export const Ticked = meta.story({
  name: 'Ticked: sent with the code, which logs in',
  ...driven(
    given(
      'loginMfa.remembers',
      ...toCode,
      ticksDevice,
      type(CODE, '123456'),
      press('Continue'),
      passed('auth.loggedInWithCode'),
    ),
    { state: 'loginMfa.verified' },
  ),
})
export const NotTicked = meta.story({
  name: 'Not ticked: the code alone is sent',
  ...unseen(
    driven(
      given(
        'loginMfa.remembersNot',
        ...toCode,
        ticksDevice,
        ticksDevice,
        deviceIsTicked(false),
        type(CODE, '123456'),
        press('Continue'),
        passed('auth.loggedInWithCode'),
      ),
      { state: 'loginMfa.verified' },
    ),
  ),
})
export const Wrong = meta.story({
  name: 'Error: the code is wrong, and the device still to be remembered',
  ...driven(
    given(
      'loginMfa.remembers',
      ...toCode,
      ticksDevice,
      type(CODE, '654321'),
      press('Continue'),
      see(mfaMessage),
      keepsCode('654321'),
      until('loginMfa.entering'),
      deviceIsTicked(true),
    ),
    { state: 'loginMfa.entering', calls: ['logIn.failed'] },
  ),
})
export const AnotherWay = meta.story({
  name: 'Another way is chosen, and the device still to be remembered',
  ...driven(
    given(
      'loginMfa.remembersBackup',
      ...toCode,
      ticksDevice,
      press('Try another way'),
      press('Backup code'),
      deviceIsTicked(true),
      type('Backup code', 'k7fp-2m9x'),
    ),
    { state: 'loginMfa.entering' },
  ),
})
export const AnotherWayVerified = meta.story({
  name: 'A backup code has the device remembered',
  ...unseen(
    driven(
      given(
        'loginMfa.remembersBackup',
        ...toCode,
        ticksDevice,
        press('Try another way'),
        press('Backup code'),
        type('Backup code', 'k7fp-2m9x'),
        press('Continue'),
        passed('auth.loggedInWithCode'),
      ),
      { state: 'loginMfa.verified' },
    ),
  ),
})
