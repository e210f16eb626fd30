import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { FollowRow } from '../../../src/flows/people/bulkFollow/FollowRow.tsx'
import { failing } from '../../journeys/failing.ts'
import { followAll, followedAre, isSilent } from '../people.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, until } from '../../../testing/steps/steps.ts'
import { peculiar, suggested, suggestedInArabic } from './members.ts'
import { PeopleStage } from './PeopleStage.tsx'

const meta = preview.meta({
  title: 'Saving/Follow row',
  tags: ['autodocs'],
  component: FollowRow,
  args: { members: suggested, pinId: '1', onChange: fn(), onLoginRequired: fn() },
  render: (args) => (
    <PeopleStage>
      <FollowRow {...args} />
    </PeopleStage>
  ),
})

export const Playground = meta.story(driven({ isLive: true, session: wren }, {}))
export const Offering = meta.story(reaches('bulkFollow.offering'))
export const Following = meta.story(reaches('bulkFollow.following'))
export const Done = meta.story(reaches('bulkFollow.done', { calls: ['followUsers.ok'] }))
export const Failed = meta.story({
  name: 'Error: following fails',
  ...failing('bulkFollow.failed', { calls: ['followUsers.failed'] }),
})
export const PartlyFails = meta.story({
  name: 'A part of it fails: exactly that part is taken back (H3)',
  ...driven(
    {
      session: wren,
      given: 'bulkFollow.partlyFails',
      steps: [
        followAll,
        until('bulkFollow.offering'),
        followedAre('Sage Dogwood', 'Finch Elm'),
        isSilent,
        press('Follow Dove Gum'),
        followedAre('Sage Dogwood', 'Finch Elm', 'Dove Gum'),
      ],
    },
    { state: 'bulkFollow.offering', calls: ['followUsers.ok', 'followUsers.failed', 'followUser.ok'] },
  ),
})
export const HardNames = meta.story({
  name: 'No name, a long one, another direction, on a phone',
  args: { members: peculiar },
  ...driven({ session: wren }, { state: 'bulkFollow.offering' }),
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { members: [...suggestedInArabic, ...peculiar] },
  ...driven({ session: wren }, { state: 'bulkFollow.offering' }),
  globals: { locale: 'ar' },
})
