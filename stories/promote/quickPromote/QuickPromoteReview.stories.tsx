import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { interests } from '../../../testing/stage/interests.ts'
import { QuickPromoteStage } from '../../../testing/stage/QuickPromoteStage.tsx'
import { stageOf } from '../../../testing/stage/stage.ts'
import { leadsTo, readsNot } from '../../../testing/journeys/page.steps.ts'
import { inMode } from '../../../testing/modes.ts'
import { see } from '../../../testing/steps/steps.ts'
import { QuickPromote } from '../../../src/flows/promote/quickPromote/QuickPromote.tsx'
import { driven } from '../../journeys/reaches.ts'
import { succeeds } from './plan.steps.ts'
import { opened, withPin } from './promote.steps.ts'

const meta = preview.meta({
  title: 'Quick promote/Promote a Pin',
  id: 'quick-promote-promote-a-pin-review',
  component: QuickPromoteStage,
  subcomponents: { QuickPromote },
  args: { services: createMemoryPromoteServices(), audience: { interests } },
  render: (args, { id }) => <QuickPromoteStage {...args} services={stageOf(id).promote} />,
})

const success = (
  given: `quickPromote.${'createdInReview' | 'createdActive' | 'createdEnded' | 'saysReview' | 'linksToAds'}`,
  step: ReturnType<typeof see>,
) => driven({ ...withPin, given, steps: [...opened, ...succeeds, step] }, {})

export const InReview = meta.story({
  name: 'Success, and the ad is being reviewed',
  ...success('quickPromote.createdInReview', see('We’re reviewing it now. It starts once it’s approved.')),
})
export const InReviewHours = meta.story({
  name: 'Success, and how long the review takes',
  ...success('quickPromote.saysReview', see(/usually takes up to 24 hours\./)),
})
export const InReviewPhone = meta.story({
  name: 'Success on a phone, and how long the review takes',
  globals: inMode('phone'),
  ...success('quickPromote.saysReview', see(/usually takes up to 24 hours\./)),
})
export const Active = meta.story({
  name: 'Success, and the ad is already active',
  ...success('quickPromote.createdActive', see('It’s approved and active.')),
})
export const NotBelieved = meta.story({
  name: 'Success, and a server that calls the new ad ended',
  ...success('quickPromote.createdEnded', readsNot('It’s approved and active.')),
})
export const LinksToAds = meta.story({
  name: 'Success, and the list of the member’s ads',
  ...success('quickPromote.linksToAds', leadsTo('See your ads', '/settings/ads/')),
})
