import preview from '../../../.storybook/preview.tsx'
import { placeMessages } from '../../../mocks/fixtures/messages.ts'
import { createMemoryPromoteServices, type ScenarioName } from '../../../mocks/index.ts'
// Loaded up front, so that no story waits for the development server.
import '../../../src/flows/promote/adList/editBundle.ts'
import { AdsPage } from '../../../src/flows/promote/adList/AdsPage.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { focusInField, reads } from '../../../testing/journeys/page.steps.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { press, see, timesOut, type } from '../../../testing/steps/steps.ts'
import { failing } from '../../journeys/failing.ts'
import { driven } from '../../journeys/reaches.ts'
import { onStage } from '../../primitives/stage.tsx'
import { enterDate } from '../quickPromote/promote.steps.ts'
import { BUDGET, inForm, isEditing, save, unsent } from './adEdit.journeys.ts'
import { inList, isListed, NAME } from './adList.journeys.ts'

const meta = preview.meta({
  title: 'Quick promote/Your ads',
  id: 'quick-promote-your-ads-edit-errors',
  component: AdsPage,
  args: { services: createMemoryPromoteServices() },
  render: (args, { id }) => <AdsPage {...args} services={stageOf(id).promote} />,
  decorators: [onStage],
})

const listed = { state: 'adList.listed' } as const
const editing = { state: 'adList.editing' } as const
/** The form cannot be opened, and the list says why. */
const unopened = (scenario: ScenarioName, why: string) =>
  inList(scenario, press(`Edit ${NAME}`), isListed, reads(why), focusIsOn(`Edit ${NAME}`))

export const TooLow = meta.story({
  name: 'A budget below the minimum is not sent',
  ...driven(inForm('adList.several', type(BUDGET, '0.50'), save, focusInField(BUDGET), unsent), editing),
})
export const Unreadable = meta.story({
  name: 'A budget that is no amount is not sent',
  ...driven(inForm('adList.several', type(BUDGET, 'five'), save, focusInField(BUDGET), unsent), editing),
})
export const Unusual = meta.story({
  name: 'An unusual budget is asked about',
  ...driven(inForm('adList.several', type(BUDGET, '900'), save, see('Yes, keep $900'), unsent), editing),
})
export const TotalTooLow = meta.story({
  name: 'A total that does not pay for more days is not sent',
  ...driven(
    inList(
      'adEdit.kinds',
      press('Edit An ad for all days'),
      isEditing,
      enterDate('End date', '2026-12-31'),
      save,
      see(/^Enter at least \$365/),
      unsent,
    ),
    editing,
  ),
})
export const NoEnd = meta.story(failing('adEdit.endDateRequired', editing))
export const PastEnd = meta.story(failing('adEdit.endDatePast', editing))
export const EndBeforeStart = meta.story(failing('adEdit.endDateBeforeStart', editing))
export const NotOpened = meta.story({
  name: 'Error: offline, so the form cannot be opened',
  ...driven(unopened('adEdit.opensOffline', 'You’re offline. Check your connection and try again.'), listed),
})
export const OpenTimedOut = meta.story({
  name: 'Error: no form for 30 s (D13)',
  ...driven(
    inList(
      'adEdit.neverOpens',
      press(`Edit ${NAME}`),
      ...timesOut('adList.opening'),
      isListed,
      reads('This took too long. Try again.'),
      focusIsOn(`Edit ${NAME}`),
    ),
    listed,
  ),
})
export const OpenRefused = meta.story({
  name: 'Error: the account is refused, in the server’s own words',
  ...driven(unopened('adEdit.opensRefused', placeMessages.adChange), listed),
})
export const OpenLying = meta.story({
  name: 'Error: the account has a time zone that does not exist',
  ...driven(unopened('adEdit.opensLying', 'Sorry, we can’t change this ad right now.'), listed),
})
