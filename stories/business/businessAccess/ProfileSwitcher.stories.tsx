import preview from '../../../.storybook/preview.tsx'
import { BusinessAccess } from '../../../src/flows/business/businessAccess/BusinessAccess.tsx'
import { actsAs, asBakery, asPartner, noBar } from './businessAccess.journeys.ts'
import { failing } from '../../journeys/failing.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { until } from '../../../testing/steps/steps.ts'
import { BusinessStage } from './BusinessStage.tsx'

const meta = preview.meta({
  title: 'Business/Profile switcher',
  tags: ['autodocs'],
  component: BusinessAccess,
  parameters: { layout: 'fullscreen' },
  render: (args, { id }) => {
    const path = new URL(stageOf(id).platform.navigation.href()).pathname
    return <BusinessStage {...args} path={path} />
  },
})

export const Playground = meta.story(
  driven({ ...asBakery, isLive: true, steps: [actsAs('Larch Street Bakery')] }, {}),
)

export const Own = meta.story({
  name: 'Own profile',
  ...reaches('businessAccess.ready.profile.own', { calls: ['readProfiles.ok'] }),
})
export const Acting = meta.story({
  name: 'Acting for a business',
  ...reaches('businessAccess.ready.profile.acting'),
})
export const Menu = meta.story({ name: 'Menu open', ...reaches('businessAccess.ready.list.current') })
export const Refreshing = meta.story(reaches('businessAccess.ready.list.refreshing'))
export const TwoFactorRequired = meta.story(reaches('businessAccess.ready.profile.mfaRequired'))
export const Gone = meta.story({
  name: 'The profile is gone',
  ...reaches('businessAccess.ready.profile.gone'),
})
export const OtherTab = meta.story({
  name: 'Changed in another tab',
  ...reaches('businessAccess.ready.otherTab.changed'),
})
export const NoOtherTab = meta.story(reaches('businessAccess.ready.otherTab.unchanged'))
export const Hidden = meta.story({ name: 'Page hidden', ...reaches('businessAccess.ready.header.hidden') })
export const ShownAgain = meta.story({
  name: 'Page shown again',
  ...reaches('businessAccess.ready.header.shown'),
})
export const Starting = meta.story(reaches('businessAccess.starting'))
export const Loading = meta.story(reaches('businessAccess.loading'))
export const Unavailable = meta.story(reaches('businessAccess.unavailable'))
export const Failed = meta.story({
  name: 'Profiles not loaded',
  ...reaches('businessAccess.failed', { calls: ['readProfiles.failed'] }),
})
export const ListOutdated = meta.story(reaches('businessAccess.ready.list.outdated'))
export const Viewed = meta.story({
  name: 'A profile is viewed',
  ...reaches('viewedProfile.active', { calls: ['readPin.ok'] }),
})
export const ReadingPinner = meta.story({
  name: 'Reading who is viewed',
  ...reaches('viewedProfile.readingPinner'),
})
export const OtherPage = meta.story(reaches('viewedProfile.other'))

export const ProfilesUnread = meta.story({
  name: 'Error: the profiles could not be read',
  ...failing('businessAccess.unread'),
})
export const Outdated = meta.story({
  name: 'Error: the list is outdated',
  ...failing('businessAccess.outdated'),
})
export const PinnerUnread = meta.story({
  name: 'Error: the viewed person could not be read',
  ...failing('viewedProfile.unread', { calls: ['readPin.failed'] }),
})
export const NoProfiles = meta.story({
  name: 'No profiles: no bar',
  ...driven(
    {
      ...asPartner,
      given: 'businessAccess.empty',
      steps: [until('businessAccess.ready.profile.own'), noBar],
    },
    { state: 'businessAccess.ready.profile.own' },
  ),
})
