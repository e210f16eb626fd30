import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
// Loaded up front, so that no story waits for the development server.
import '../../../src/flows/promote/adList/editBundle.ts'
import { AdsPage } from '../../../src/flows/promote/adList/AdsPage.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { press, see, type, type Step } from '../../../testing/steps/steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { onStage } from '../../primitives/stage.tsx'
import { BUDGET, LEAVE, holds, inForm, isEditing, ongoing, save, typed, unsent } from './adEdit.journeys.ts'
import { inList, isListed, NAME } from './adList.journeys.ts'

const meta = preview.meta({
  title: 'Quick promote/Your ads',
  id: 'quick-promote-your-ads-edit',
  component: AdsPage,
  args: { services: createMemoryPromoteServices() },
  render: (args, { id }) => <AdsPage {...args} services={stageOf(id).promote} />,
  decorators: [onStage],
})

const listed = { state: 'adList.listed' } as const
const editing = { state: 'adList.editing' } as const
const escape: Step = ['Press Escape', ({ user }) => user.keyboard('{Escape}')]

export const Opening = meta.story({
  name: '“Edit” is busy while the form is opened',
  ...reaches('adList.opening'),
})
export const Editing = meta.story({ name: 'Edit: the budget and the end date', ...reaches('adList.editing') })
export const Unchanged = meta.story({
  name: 'Saved as it was: nothing is sent',
  ...driven(inForm('adList.several', save, isListed, focusIsOn(`Edit ${NAME}`), unsent), listed),
})
export const Ongoing = meta.story({
  name: '“Run until I stop it”: no end date is needed',
  ...driven(inForm('adList.several', ongoing), editing),
})
export const Total = meta.story({
  name: 'A total budget, in the account’s time zone',
  ...driven(
    inList(
      'adEdit.kinds',
      press('Edit An ad for all days'),
      isEditing,
      holds('Total budget in USD', '120.00'),
    ),
    editing,
  ),
})
export const InZone = meta.story({
  name: 'The end, in the account’s time zone',
  ...driven(inForm('adEdit.inZone', see(/Tokyo/)), editing),
})
export const OtherCurrency = meta.story({
  name: 'A budget in another currency than the account’s is left alone',
  ...driven(inForm('adEdit.otherCurrency', see('The budget of this ad can’t be changed here.')), editing),
})
export const Leaving = meta.story({
  name: 'Cancel asks, if something was changed',
  ...reaches('adList.leaving'),
})
export const Kept = meta.story({
  name: 'Escape in the question: what was typed is there',
  ...driven(
    inForm(
      'adList.several',
      type(BUDGET, 'five'),
      escape,
      focusOnTitle(LEAVE),
      escape,
      isEditing,
      holds(BUDGET, 'five'),
    ),
    editing,
  ),
})
export const Discarded = meta.story({
  name: '“Discard changes” leaves the ad as it was',
  ...driven(
    inForm(
      'adList.several',
      typed,
      press('Cancel'),
      press('Discard changes'),
      isListed,
      see('$5.00 a day'),
      focusIsOn(`Edit ${NAME}`),
      unsent,
    ),
    listed,
  ),
})
