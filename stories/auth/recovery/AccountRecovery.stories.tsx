import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AccountRecovery } from '../../../src/flows/auth/recovery/AccountRecovery.tsx'
import { neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { reads } from '../../../testing/journeys/page.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { abovePins } from '../../../testing/stage/onPinPage.tsx'
import { press, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'

const meta = preview.meta({
  title: 'Recovery/Account recovery',
  tags: ['autodocs'],
  component: AccountRecovery,
  decorators: [abovePins],
  args: { facebookId: '1001', facebookToken: 'facebook-token', onDismiss: fn() },
})

export const Playground = meta.story(driven({ isLive: true, steps: [reads('continue with Google')] }, {}))

export const Reading = meta.story(reaches('accountRecovery.reading'))
export const GoogleConnected = meta.story(
  reaches('accountRecovery.shown.googleConnected', { calls: ['readFacebookLoginData.ok'] }),
)
export const HasPassword = meta.story(reaches('accountRecovery.shown.hasPassword'))
export const FacebookOnly = meta.story(reaches('accountRecovery.shown.facebookOnly'))
export const Default = meta.story({
  name: 'Default banner',
  ...reaches('accountRecovery.shown.default', { calls: ['readFacebookLoginData.failed'] }),
})
const dismissed = reaches('accountRecovery.dismissed')
export const Dismissed = meta.story({
  ...dismissed,
  play: async (context) => {
    await dismissed.play(context)
    await expect(context.args.onDismiss).toHaveBeenCalledTimes(1)
    await expect(context.canvas.queryByRole('group')).toBeNull()
  },
})

const shownByDefault = [reads('Log in another way'), until('accountRecovery.shown.default')]
const isAnnounced: Step = [
  'J7 what was read is announced, in a region that was there before',
  ({ page }) => expect(page.getByRole('status')).toHaveTextContent('Log in another way'),
]

export const NoCredentials = meta.story({
  name: 'No credentials: the default banner at once, and no call',
  ...driven(
    { steps: [...shownByDefault, neverCalls('readFacebookLoginData')] },
    { state: 'accountRecovery.shown.default' },
  ),
  args: { facebookId: '', facebookToken: '' },
})
export const ServerFailed = meta.story(
  unseen(
    driven(
      { given: 'accountRecovery.serverFailed', steps: shownByDefault },
      { state: 'accountRecovery.shown.default', calls: ['readFacebookLoginData.failed'] },
    ),
  ),
)
export const NeverAnswered = meta.story({
  name: 'Never answered: the default banner after 30,000 ms (D13)',
  ...unseen(
    driven(
      {
        given: 'accountRecovery.neverAnswers',
        steps: [until('accountRecovery.reading'), wait(30_000), ...shownByDefault, isAnnounced],
      },
      { state: 'accountRecovery.shown.default' },
    ),
  ),
})
export const FormerGoogleName = meta.story({
  name: 'Connected under the second provider’s former name',
  ...unseen(
    driven(
      { given: 'accountRecovery.gplusConnected', steps: [reads('continue with Google')] },
      { state: 'accountRecovery.shown.googleConnected' },
    ),
  ),
})
export const DismissedWhileReading = meta.story(
  unseen(
    driven(
      { given: 'accountRecovery.neverAnswers', steps: [until('accountRecovery.reading'), press('Close')] },
      { state: 'accountRecovery.dismissed' },
    ),
  ),
)
