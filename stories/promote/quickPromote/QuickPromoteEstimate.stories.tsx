import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { inMode } from '../../../testing/modes.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { interests } from '../../../testing/stage/interests.ts'
import { QuickPromoteStage } from '../../../testing/stage/QuickPromoteStage.tsx'
import { stageOf } from '../../../testing/stage/stage.ts'
import { see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { QuickPromote } from '../../../src/flows/promote/quickPromote/QuickPromote.tsx'
import { failing } from '../../journeys/failing.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { adsCreated, opened, promote, withPin } from './promote.steps.ts'

const meta = preview.meta({
  title: 'Quick promote/What a budget brings',
  component: QuickPromoteStage,
  subcomponents: { QuickPromote },
  args: { services: createMemoryPromoteServices(), audience: { interests } },
  render: (args, { id }) => <QuickPromoteStage {...args} services={stageOf(id).promote} />,
})

/** How often the app's service was called. */
const asked = (times: number): Step => [
  times === 1 ? 'The app is asked once' : `The app is asked ${times} times`,
  ({ stage }) => expect(stage.promote.calls.filter((name) => name === 'estimate')).toHaveLength(times),
]
const byKeyboard: Step = [
  'Press "Try again" with Enter, and the focus stays there (J3)',
  async ({ page, user }) => {
    page.getByRole('button', { name: 'Try again' }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('data-ui')).toBe('budgetEstimate')
  },
]
const paused = [until('budgetEstimate.pausing'), wait(500)]
const estimated = [...paused, see(/^Estimate: /)]

export const Idle = meta.story({ name: 'No budget to estimate', ...reaches('budgetEstimate.idle') })
export const Pausing = meta.story({ name: 'A pause in typing', ...reaches('budgetEstimate.pausing') })
export const Estimating = meta.story(reaches('budgetEstimate.estimating'))
export const Estimated = meta.story(reaches('budgetEstimate.estimated'))
export const Unknown = meta.story({ name: 'No estimate', ...reaches('budgetEstimate.unknown') })
export const Failed = meta.story(reaches('budgetEstimate.failed'))
export const Unread = meta.story({
  name: 'Error: the estimate could not be read',
  ...failing('budgetEstimate.unread'),
})
export const Retried = meta.story({
  name: 'Asked again after a failure',
  ...driven(
    {
      ...withPin,
      given: 'budgetEstimate.unreadOnce',
      steps: [
        ...opened,
        ...paused,
        see('We couldn’t estimate what it brings.'),
        byKeyboard,
        see(/^Estimate: /),
        asked(2),
      ],
    },
    {},
  ),
})
export const Debounced = meta.story({
  name: 'Asked once for what was typed',
  ...driven(
    {
      ...withPin,
      given: 'budgetEstimate.known',
      steps: [
        ...opened,
        ...estimated,
        type('Daily budget in USD', '25'),
        type('Ad name', 'Spring walks'),
        ...estimated,
        asked(2),
      ],
    },
    {},
  ),
})
export const ReachAlone = meta.story({
  name: 'People alone',
  ...driven(
    { ...withPin, given: 'budgetEstimate.reachAlone', steps: [...opened, ...paused, see(/people$/)] },
    {},
  ),
})
export const ClicksAlone = meta.story({
  name: 'Clicks alone',
  ...driven(
    { ...withPin, given: 'budgetEstimate.clicksAlone', steps: [...opened, ...paused, see(/clicks$/)] },
    {},
  ),
})
export const NeverBlocks = meta.story({
  name: 'The ad does not wait for it',
  ...driven(
    {
      ...withPin,
      given: 'budgetEstimate.neverAnswers',
      steps: [...opened, ...paused, promote, focusOnTitle('Your ad is on its way'), adsCreated(1)],
    },
    {},
  ),
})
const fits: Step = [
  'Nothing is wider than the window',
  () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
]
export const Phone = meta.story({
  name: 'An estimate on a phone, 320 px',
  globals: inMode('phone'),
  ...driven({ ...withPin, given: 'budgetEstimate.known', steps: [...opened, ...estimated, fits] }, {}),
})
export const RightToLeft = meta.story({
  name: 'An estimate, right to left, in the dark',
  globals: { ...inMode('rtl'), ...inMode('dark') },
  ...inArabic(
    driven(
      {
        ...withPin,
        given: 'budgetEstimate.known',
        steps: [until('budgetEstimate.pausing'), wait(500), see(/^تقدير/), fits],
      },
      {},
    ),
  ),
})
