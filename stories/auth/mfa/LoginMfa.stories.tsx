import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { keepsTyped, toastFor } from '../../../testing/journeys/checks.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { isDescribed } from '../../../testing/journeys/page.steps.ts'
import { toCode } from './loginMfa.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Two-factor',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

export const Playground = meta.story({
  ...driven({ isLive: true, given: 'loginMfa.succeeds', steps: toCode }, {}),
  args: { onLoggedIn: fn() },
})

const titleIsAnnounced: Step = [
  'J4 focus is on the first field, and the title is announced',
  async ({ page }) => {
    await waitFor(() => expect(page.getByLabelText('Verification code')).toHaveFocus())
    expect(page.getByRole('heading', { name: 'Two-factor authentication required' })).toHaveAttribute(
      'aria-live',
      'polite',
    )
  },
]
const SENT = 'We sent a verification code to the phone number ending in 42.'
const widthIs489: Step = [
  'The dialog is 489 px wide (auth.txt §9)',
  ({ page }) => expect(page.getByRole('dialog').getBoundingClientRect().width).toBe(489),
]
const resent = [press('Resend code'), see('We sent you a new code!')]

export const Entering = meta.story(
  reaches('loginMfa.entering', {
    steps: [...toCode, titleIsAnnounced, isDescribed('Verification code', SENT), widthIs489],
  }),
)
export const Verifying = meta.story(reaches('loginMfa.verifying'))
export const Resending = meta.story(reaches('loginMfa.resending'))
export const Refused = meta.story({
  name: 'Refused: the account is suspended',
  ...reaches('loginMfa.refused'),
})
export const Verified = meta.story(reaches('loginMfa.verified'))
export const Left = meta.story(reaches('loginMfa.left'))

export const StepLoading = meta.story({
  name: 'While the step loads, the form is busy',
  ...unseen(
    driven(
      {
        given: 'loginMfa.succeeds',
        parts: 'hang',
        steps: [
          ...logIn(),
          until('login.submitting.waiting'),
          wait(5_000),
          see('This is taking longer than usual.'),
        ],
      },
      { state: 'login.submitting.slow' },
    ),
  ),
})
export const StepNotLoaded = meta.story({
  name: 'Error: the step could not be loaded; the form has what was typed',
  ...unseen(
    driven(
      {
        given: 'loginMfa.succeeds',
        parts: 'fail',
        steps: [...logIn(), see('Sorry! Something went wrong on our end.'), keepsTyped()],
      },
      { state: 'login.editing.typing' },
    ),
  ),
})

export const Resent = meta.story({
  name: 'Resent: a toast for 5,000 ms, one at a time (D18)',
  ...driven(
    {
      given: 'loginMfa.succeeds',
      steps: [
        ...toCode,
        press('Resend code'),
        ...toastFor('We sent you a new code!', 5_000),
        ...resent,
        ...resent,
      ],
    },
    { state: 'loginMfa.entering' },
  ),
})
export const ResendFailed = meta.story({
  name: 'Error: the code is not sent again',
  ...driven(
    {
      given: 'loginMfa.resendFails',
      steps: [...toCode, press('Resend code'), see('Sorry! Something went wrong on our end.')],
    },
    { row: 'loginMfa.serverFailed', calls: ['logIn.failed'] },
  ),
})
export const PhoneEndHostile = meta.story({
  name: 'The end of the phone number is not a number (E15)',
  ...driven(
    { given: 'loginMfa.hostilePhoneEnd', steps: [...toCode, see(/ending in <b>12345<\/b>\./)] },
    { state: 'loginMfa.entering' },
  ),
})
export const PhoneEndMissing = meta.story({
  name: 'No end of a phone number (E15)',
  ...driven(
    {
      given: 'loginMfa.emptyPhoneEnd',
      steps: [...toCode, see('We sent a verification code to your phone.')],
    },
    { state: 'loginMfa.entering' },
  ),
})
export const Phone = meta.story({
  ...driven({ given: 'loginMfa.succeeds', steps: toCode }, { state: 'loginMfa.entering' }),
  globals: { viewport: { value: 'phone' } },
})
