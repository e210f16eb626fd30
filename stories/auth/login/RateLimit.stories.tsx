import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { checkedAgo, STAMPS, toWidget } from '../botCheck/botCheck.journeys.ts'
import { keepsTyped } from '../../../testing/journeys/checks.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, see, type Step } from '../../../testing/steps/steps.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Bot-check limit',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

const stored = (stamps: number): Step => [
  `Storage holds ${stamps} timestamps`,
  ({ stage }) => expect(JSON.parse(stage.platform.storage.texts.get(STAMPS) ?? '[]')).toHaveLength(stamps),
]

export const Recording = meta.story(reaches('rateLimit.recording'))
export const WithinLimit = meta.story(reaches('rateLimit.withinLimit', { steps: [...toWidget, stored(1)] }))
export const Limited = meta.story(reaches('rateLimit.limited'))

export const LimitedThenClosed = meta.story({
  name: 'Limit reached: nothing typed is lost',
  ...driven(
    {
      given: 'login.tooQuick',
      stored: checkedAgo(1, 2, 3),
      steps: [
        ...logIn(),
        see('You have reached the maximum number of login attempts. Try again in 60 minutes.'),
        press('OK'),
        keepsTyped(),
      ],
    },
    { state: 'login.editing.typing' },
  ),
})
export const OldStampsExpire = meta.story({
  name: 'A check exactly 3,600 s ago no longer counts (C12)',
  ...driven(
    { given: 'login.tooQuick', stored: checkedAgo(1, 2, 3_600_000), steps: [...toWidget, stored(3)] },
    { state: 'rateLimit.withinLimit' },
  ),
})
export const StrangeStamps = meta.story({
  name: 'Checks in the future, and no numbers, lock nobody out (C11)',
  ...driven(
    {
      given: 'login.tooQuick',
      stored: { [STAMPS]: [...checkedAgo(-1, -86_400_000)[STAMPS], 'yesterday', null, {}] },
      steps: [...toWidget, stored(1)],
    },
    { state: 'rateLimit.withinLimit' },
  ),
})
