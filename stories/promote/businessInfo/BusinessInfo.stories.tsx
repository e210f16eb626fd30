import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { failing } from '../../journeys/failing.ts'
import { reaches } from '../../journeys/reaches.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { interests } from '../../../testing/stage/interests.ts'
import { QuickPromote } from '../../../src/flows/promote/quickPromote/QuickPromote.tsx'
import { QuickPromoteStage } from '../../../testing/stage/QuickPromoteStage.tsx'

const meta = preview.meta({
  title: 'Quick promote/Business details',
  component: QuickPromoteStage,
  subcomponents: { QuickPromote },
  args: { services: createMemoryPromoteServices(), audience: { interests } },
  render: (args, { id }) => <QuickPromoteStage {...args} services={stageOf(id).promote} />,
})

export const Editing = meta.story(reaches('businessInfo.editing'))
export const Submitting = meta.story(reaches('businessInfo.submitting.waiting'))
export const SubmittingSlow = meta.story({
  name: 'Submitting slowly',
  ...reaches('businessInfo.submitting.slow'),
})
export const Saved = meta.story(reaches('businessInfo.saved'))
export const Back = meta.story(reaches('businessInfo.back'))
export const Closed = meta.story(reaches('businessInfo.closed'))
export const NameRequired = meta.story(failing('businessInfo.nameRequired'))
export const AddressRequired = meta.story(failing('businessInfo.addressRequired'))
export const CityRequired = meta.story(failing('businessInfo.cityRequired'))
export const RegionRequired = meta.story(failing('businessInfo.regionRequired'))
export const PostalCodeRequired = meta.story(failing('businessInfo.postalCodeRequired'))
export const PostalCodeInvalid = meta.story(failing('businessInfo.postalCodeInvalid'))
export const Refused = meta.story(failing('businessInfo.refused'))
export const Unsaved = meta.story(failing('businessInfo.unsaved'))
