import { within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { opened, promote, withPin, withProductGroup } from './promote.steps.ts'
import { focusInField, focusOnTitle, reads } from '../../../testing/journeys/page.steps.ts'
import { failing } from '../../journeys/failing.ts'
import { driven } from '../../journeys/reaches.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { until, type Step } from '../../../testing/steps/steps.ts'
import { places } from './planSamples.ts'
import { interests } from '../../../testing/stage/interests.ts'
import { QuickPromote } from '../../../src/flows/promote/quickPromote/QuickPromote.tsx'
import { QuickPromoteStage } from '../../../testing/stage/QuickPromoteStage.tsx'

const meta = preview.meta({
  title: 'Quick promote/Errors',
  component: QuickPromoteStage,
  subcomponents: { QuickPromote },
  args: { services: createMemoryPromoteServices(), audience: { interests } },
  render: (args, { id }) => <QuickPromoteStage {...args} services={stageOf(id).promote} />,
})

export const NameRequired = meta.story(failing('quickPromote.nameRequired'))
export const DestinationRequired = meta.story(failing('quickPromote.destinationRequired'))
export const DestinationInvalid = meta.story(failing('quickPromote.destinationInvalid'))
export const DurationInvalid = meta.story(failing('quickPromote.durationInvalid'))
export const EndDatePast = meta.story({
  name: 'Error: end date has passed',
  ...failing('quickPromote.endDatePast'),
})
export const EndDateBeforeStart = meta.story({
  name: 'Error: end date is before the start',
  ...failing('quickPromote.endDateBeforeStart'),
})
export const StartDatePast = meta.story({
  name: 'Error: start date has passed',
  ...failing('quickPromote.startDatePast'),
})
export const PlacesRequired = meta.story({
  args: { audience: { interests, places } },
  ...failing('quickPromote.placesRequired'),
})
export const TagRequired = meta.story(failing('quickPromote.tagRequired'))
export const PinForeign = meta.story({
  name: 'Error: Pin belongs to someone else',
  ...failing('quickPromote.pinForeign'),
})
export const PinRefused = meta.story(failing('quickPromote.pinRefused'))
export const Refused = meta.story(failing('quickPromote.refused'))
export const Failed = meta.story({ name: 'Error: promoting fails', ...failing('quickPromote.failed') })
export const TimedOut = meta.story(failing('quickPromote.timedOut'))
export const Offline = meta.story(failing('quickPromote.offline'))
export const Malformed = meta.story(failing('quickPromote.malformed'))
export const Uncheckable = meta.story({
  name: 'Error: cannot be checked',
  ...failing('quickPromote.uncheckable'),
})
export const NotCreated = meta.story(failing('quickPromote.notCreated'))
export const AccountUnread = meta.story({
  name: 'Error: account could not be read',
  ...failing('quickPromote.accountUnread'),
})
export const AccountUnchecked = meta.story(failing('quickPromote.accountUnchecked'))
export const BillingMissing = meta.story(failing('quickPromote.billingMissing'))
export const ConsentUnrecorded = meta.story(failing('quickPromote.consentUnrecorded'))

const isRefused = [...opened, promote, focusOnTitle('Your ad wasn’t created')]

const declines: Step = [
  'Close the log-in',
  ({ page, user }) => user.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Close' })),
]
export const SignedOut = meta.story({
  name: 'Signed out meanwhile, and not logged in again (D22)',
  ...driven(
    {
      ...withPin,
      given: 'quickPromote.signedOut',
      steps: [...opened, promote, focusInField('Email'), declines, focusOnTitle('Your ad wasn’t created')],
    },
    {},
  ),
})
export const HostileMessage = meta.story({
  name: 'A hostile message (E1)',
  ...driven(
    {
      ...withPin,
      given: 'quickPromote.hostileMessage',
      steps: [...isRefused, reads('<img src=x onerror="globalThis.wasRun = true">')],
    },
    {},
  ),
})
export const LongMessage = meta.story({
  name: 'A message of 10,000 characters (E2)',
  ...driven({ ...withPin, given: 'quickPromote.longMessage', steps: isRefused }, {}),
})
export const ProductGroupRefused = meta.story({
  name: 'A product group, refused',
  ...driven(
    {
      ...withProductGroup,
      given: 'quickPromote.refused',
      steps: [until('quickPromote.steps.page.editing'), promote, focusOnTitle('Your ad wasn’t created')],
    },
    { calls: ['promoteProductGroup.failed'] },
  ),
})
export const ProductGroupPromoted = meta.story({
  name: 'A product group, promoted',
  ...driven(
    {
      ...withProductGroup,
      steps: [until('quickPromote.steps.page.editing'), promote, focusOnTitle('Your ad is on its way')],
    },
    { calls: ['promoteProductGroup.ok'] },
  ),
})
