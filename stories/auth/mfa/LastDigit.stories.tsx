import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { mfaMessage } from '../../../mocks/fixtures/messages.ts'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { keepsCode, passed } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { inModal } from '../shell/inModal.tsx'
import { toCode } from './loginMfa.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Two-factor last digit',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

const CODE = 'Verification code'

const keys = (pressed: string): Step => [
  `Press "${pressed}" in ${CODE}`,
  async ({ page, user }) => user.type(await page.findByLabelText(CODE), pressed),
]

const noError: Step = [
  'There is no error any more',
  ({ page }) => waitFor(() => expect(page.getByLabelText(CODE)).not.toHaveAttribute('aria-invalid')),
]

export const Typed = meta.story({
  name: 'Typed: the last digit submits the code',
  ...driven(given('loginMfa.submitsNeverAnswered', ...toCode, keys('123456')), {
    state: 'loginMfa.verifying',
  }),
})
export const Pasted = meta.story({
  name: 'Pasted: the code is submitted, and logs in',
  ...driven(given('loginMfa.submits', ...toCode, type(CODE, '123 456'), passed('auth.loggedInWithCode')), {
    state: 'loginMfa.verified',
  }),
})
export const Incomplete = meta.story({
  name: 'Incomplete: nothing is submitted',
  ...driven(given('loginMfa.submits', ...toCode, keys('12345')), { state: 'loginMfa.entering' }),
})
export const Wrong = meta.story({
  name: 'Error: wrong, and not submitted again until it is edited',
  ...driven(
    given(
      'loginMfa.submitsWrong',
      ...toCode,
      keys('123457'),
      see(mfaMessage),
      keepsCode('123457'),
      until('loginMfa.entering'),
      keys('{Backspace}'),
      noError,
      until('loginMfa.entering'),
    ),
    { state: 'loginMfa.entering', calls: ['logIn.failed'] },
  ),
})
export const Corrected = meta.story({
  name: 'Corrected after an error',
  ...driven(
    given(
      'loginMfa.submitsWrong',
      ...toCode,
      keys('123457'),
      see(mfaMessage),
      keys('{Backspace}6'),
      passed('auth.loggedInWithCode'),
    ),
    { state: 'loginMfa.verified' },
  ),
})
