import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { stored } from '../../../testing/stage/promoteDrafts.ts'
import { withPin } from './promote.steps.ts'
import { failing } from '../../journeys/failing.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { press, see, until } from '../../../testing/steps/steps.ts'
import { interests } from '../../../testing/stage/interests.ts'
import { QuickPromote } from '../../../src/flows/promote/quickPromote/QuickPromote.tsx'
import { QuickPromoteStage } from '../../../testing/stage/QuickPromoteStage.tsx'

const meta = preview.meta({
  title: 'Quick promote/Drafts',
  component: QuickPromoteStage,
  subcomponents: { QuickPromote },
  args: { services: createMemoryPromoteServices(), audience: { interests } },
  render: (args, { id }) => <QuickPromoteStage {...args} services={stageOf(id).promote} />,
})

export const Untouched = meta.story(reaches('quickPromote.draft.untouched'))
export const Waiting = meta.story(reaches('quickPromote.draft.waiting'))
export const Saving = meta.story(reaches('quickPromote.draft.saving'))
export const Saved = meta.story(reaches('quickPromote.draft.saved'))
export const Unsaved = meta.story(reaches('quickPromote.draft.unsaved'))
export const DraftUnsaved = meta.story(failing('quickPromote.draftUnsaved'))
export const Outdated = meta.story(reaches('quickPromote.draft.outdated'))
export const Cleared = meta.story(reaches('quickPromote.draft.cleared'))
export const Restored = meta.story(reaches('quickPromote.restoration.restored'))
export const NoticeClosed = meta.story(reaches('quickPromote.restoration.none'))
export const Discarded = meta.story(reaches('quickPromote.restoration.discarded'))
export const BroughtBack = meta.story({
  name: 'Brought back after starting over',
  ...driven(
    {
      ...withPin,
      stored: stored(),
      steps: [
        until('quickPromote.restoration.restored'),
        press('Start over'),
        press('Undo'),
        until('quickPromote.restoration.none'),
      ],
    },
    {},
  ),
})
export const MinimumRisen = meta.story({
  name: 'The minimum has risen (M5)',
  ...driven(
    {
      ...withPin,
      stored: stored({ dailyBudget: { minor: 50, currency: 'USD' } }),
      steps: [see(/^The lowest daily budget is now/)],
    },
    {},
  ),
})
export const OtherCurrency = meta.story({
  name: 'Another currency than before (M5)',
  ...driven(
    {
      ...withPin,
      stored: stored({ dailyBudget: { minor: 1250, currency: 'EUR' } }),
      steps: [see(/^Your ads are now billed in/)],
    },
    {},
  ),
})
export const EndDatePast = meta.story({
  name: 'The end date has passed (M5)',
  ...driven(
    {
      ...withPin,
      stored: stored({ endDate: '2026-01-10' }),
      steps: [see('The end date has passed. Check the schedule.')],
    },
    {},
  ),
})
