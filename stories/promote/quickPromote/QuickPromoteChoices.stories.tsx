import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { failing } from '../../journeys/failing.ts'
import { reaches } from '../../journeys/reaches.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { interests } from '../../../testing/stage/interests.ts'
import { QuickPromote } from '../../../src/flows/promote/quickPromote/QuickPromote.tsx'
import { QuickPromoteStage } from '../../../testing/stage/QuickPromoteStage.tsx'

const meta = preview.meta({
  title: 'Quick promote/Choose a Pin or a tag',
  component: QuickPromoteStage,
  subcomponents: { QuickPromote },
  args: { services: createMemoryPromoteServices(), audience: { interests } },
  render: (args, { id }) => <QuickPromoteStage {...args} services={stageOf(id).promote} />,
})

export const PinsLoading = meta.story(reaches('pinSelection.loading.waiting'))
export const PinsLoadingSlow = meta.story({
  name: 'Pins loading slowly',
  ...reaches('pinSelection.loading.slow'),
})
export const Pins = meta.story({
  name: 'Pins to choose',
  ...reaches('pinSelection.choosing'),
})
export const NoPins = meta.story(reaches('pinSelection.empty'))
export const PinsFailed = meta.story(reaches('pinSelection.failed'))
export const PinsUnread = meta.story({
  name: 'Error: the Pins could not be read',
  ...failing('pinSelection.unread'),
})
export const PinChosen = meta.story(reaches('pinSelection.chosen'))
export const PinChoiceCancelled = meta.story(reaches('pinSelection.cancelled'))
export const TagsLoading = meta.story(reaches('tagSelection.loading.waiting'))
export const TagsLoadingSlow = meta.story({
  name: 'Tags loading slowly',
  ...reaches('tagSelection.loading.slow'),
})
export const Tags = meta.story({ name: 'Tags to choose', ...reaches('tagSelection.choosing') })
export const NoTags = meta.story(reaches('tagSelection.empty'))
export const TagsFailed = meta.story(reaches('tagSelection.failed'))
export const TagsUnread = meta.story({
  name: 'Error: the tags could not be read',
  ...failing('tagSelection.unread'),
})
export const TagChosen = meta.story(reaches('tagSelection.chosen'))
export const TagChoiceCancelled = meta.story(reaches('tagSelection.cancelled'))
