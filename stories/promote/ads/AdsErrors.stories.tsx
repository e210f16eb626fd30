import preview from '../../../.storybook/preview.tsx'
import { hostileMessage, longMessage } from '../../../mocks/fixtures/messages.ts'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { AdsPage } from '../../../src/flows/promote/adList/AdsPage.tsx'
import { reads } from '../../../testing/journeys/page.steps.ts'
import { inMode } from '../../../testing/modes.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { failing } from '../../journeys/failing.ts'
import { driven } from '../../journeys/reaches.ts'
import { onStage } from '../../primitives/stage.tsx'
import { inList, isListed, pause } from './adList.journeys.ts'

const meta = preview.meta({
  title: 'Quick promote/Your ads',
  id: 'quick-promote-your-ads-errors',
  component: AdsPage,
  args: { services: createMemoryPromoteServices() },
  render: (args, { id }) => <AdsPage {...args} services={stageOf(id).promote} />,
  decorators: [onStage],
})

export const ListOffline = meta.story(failing('adList.offline'))
export const ListTimedOut = meta.story({
  name: 'Error: no list for 30 s (D13)',
  ...failing('adList.timedOut', { given: 'adList.neverAnswers' }),
})
export const ListRefused = meta.story({
  name: 'Error: no list, in the server’s own words',
  ...failing('adList.failed'),
})
export const Offline = meta.story(failing('adChange.offline'))
export const TimedOut = meta.story({
  name: 'Error: no answer for 30 s, so it is unknown (D13)',
  ...failing('adChange.timedOut', { given: 'adChange.neverAnswers' }),
})
export const Malformed = meta.story(failing('adChange.malformed'))
export const Uncheckable = meta.story(failing('adChange.uncheckable'))
export const NotDone = meta.story({
  name: 'Error: checked, and the ad was not changed',
  ...failing('adChange.notDone'),
})
export const Refused = meta.story({
  name: 'Error: refused, in the server’s own words',
  ...failing('adChange.failed'),
})
export const HostileMessage = meta.story({
  name: 'A server’s message is text (E1)',
  ...driven(inList('adChange.hostileMessage', pause, isListed, reads(hostileMessage)), {
    state: 'adList.listed',
  }),
})
export const LongMessage = meta.story({
  name: 'Phone, a long message (E2)',
  ...driven(inList('adChange.longMessage', pause, isListed, reads(longMessage)), { state: 'adList.listed' }),
  globals: inMode('phone'),
})
