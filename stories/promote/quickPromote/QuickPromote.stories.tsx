import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { adsCreated, isChosen, isNamed, opened, promote, withPin, withProductGroup } from './promote.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { focusOnTitle, leadsTo, readsNot } from '../../../testing/journeys/page.steps.ts'
import { until } from '../../../testing/steps/steps.ts'
import { interests } from '../../../testing/stage/interests.ts'
import { QuickPromote } from '../../../src/flows/promote/quickPromote/QuickPromote.tsx'
import { QuickPromoteStage } from '../../../testing/stage/QuickPromoteStage.tsx'

const meta = preview.meta({
  title: 'Quick promote/Promote a Pin',
  tags: ['autodocs'],
  component: QuickPromoteStage,
  subcomponents: { QuickPromote },
  args: {
    services: createMemoryPromoteServices(),
    audience: { interests },
    onCreated: fn(),
    onStep: fn(),
  },
  argTypes: { services: { control: false }, audience: { control: false } },
  render: (args, { id }) => <QuickPromoteStage {...args} services={stageOf(id).promote} />,
})

export const Playground = meta.story(driven({ isLive: true, ...withPin, steps: [...opened] }, {}))

export const Opening = meta.story(reaches('quickPromote.steps.opening.waiting'))
export const OpeningSlow = meta.story({
  name: 'Opening slowly',
  ...reaches('quickPromote.steps.opening.slow'),
})
export const Unopened = meta.story(reaches('quickPromote.steps.unopened'))
export const Consent = meta.story(reaches('quickPromote.steps.consent.asking'))
export const ConsentRecording = meta.story(reaches('quickPromote.steps.consent.recording'))
export const ChoosingFirstPin = meta.story(reaches('quickPromote.steps.pinSelection'))
export const Editing = meta.story(reaches('quickPromote.steps.page.editing', { calls: ['readSavedPin.ok'] }))
export const Correcting = meta.story(reaches('quickPromote.steps.page.correcting'))
export const ChoosingPin = meta.story(reaches('quickPromote.steps.page.choosingPin'))
export const ChoosingTag = meta.story(reaches('quickPromote.steps.page.choosingTag'))
export const Submitting = meta.story(reaches('quickPromote.steps.page.submitting.waiting'))
export const SubmittingSlow = meta.story({
  name: 'Submitting slowly',
  ...reaches('quickPromote.steps.page.submitting.slow'),
})
export const NotKnownYet = meta.story(reaches('quickPromote.steps.page.unknown.unchecked'))
export const CannotBeChecked = meta.story(reaches('quickPromote.steps.page.unknown.uncheckable'))
export const Checking = meta.story(reaches('quickPromote.steps.page.checking'))
export const AlreadyCreated = meta.story(reaches('quickPromote.steps.page.created'))
export const BusinessDetails = meta.story(reaches('quickPromote.steps.businessForm'))
export const Paying = meta.story(reaches('quickPromote.steps.billingForm.paying'))
export const CheckingPayment = meta.story(reaches('quickPromote.steps.billingForm.checking'))
export const Success = meta.story(reaches('quickPromote.steps.success', { calls: ['promotePin.ok'] }))
export const SuccessWithoutId = meta.story({
  name: 'Success, and the answer does not name the ad (§7)',
  ...driven(
    {
      ...withPin,
      given: 'quickPromote.createdUnnamed',
      steps: [
        ...opened,
        promote,
        focusOnTitle('Your ad is on its way'),
        readsNot('Check your payment'),
        leadsTo('See your ad', '/advertiser/549755885175/reporting/adgroups/'),
        adsCreated(1),
      ],
    },
    { state: 'quickPromote.steps.success', calls: ['promotePin.ok'] },
  ),
})
export const Refused = meta.story(reaches('quickPromote.steps.error', { calls: ['promotePin.failed'] }))
export const Closed = meta.story(reaches('quickPromote.steps.closed'))

export const ProductGroup = meta.story({
  name: 'A product group (M10)',
  ...driven({ ...withProductGroup, steps: [until('quickPromote.steps.page.editing')] }, {}),
})
export const SellingProducts = meta.story({
  name: 'A product group that is to sell (§3)',
  ...driven(
    {
      ...withProductGroup,
      given: 'quickPromote.sellsProducts',
      steps: [until('quickPromote.steps.page.editing'), isChosen(/^Sell products/)],
    },
    {},
  ),
})
export const VideoPin = meta.story({
  name: 'A video (M10)',
  ...driven(
    {
      ...withPin,
      href: 'https://tackboard.example/advertiser/quick_promote?pinId=22',
      steps: [isNamed('A minute in the dunes')],
    },
    {},
  ),
})
export const PinWithoutPicture = meta.story({
  name: 'A Pin without a picture (M10)',
  ...driven(
    {
      ...withPin,
      href: 'https://tackboard.example/advertiser/549755885175/quick-promote/?pinId=24',
      steps: [until('quickPromote.steps.page.editing')],
    },
    {},
  ),
})
