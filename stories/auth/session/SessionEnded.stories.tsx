import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { focusInField, goesTo, isDescribed, titled } from '../../../testing/journeys/page.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { inMode } from '../../../testing/modes.ts'
import { press, see, until, type Step } from '../../../testing/steps/steps.ts'
import { FollowButton } from '../../../src/flows/people/follow/FollowButton.tsx'
// The provider loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/auth/session/LogInAgain.tsx'
import { driven } from '../../journeys/reaches.ts'
import { sage } from '../../people/follow/members.ts'
import { PeopleStage } from '../../people/follow/PeopleStage.tsx'
import { follow, FOLLOWING_TOAST, says } from '../../people/people.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Session ended',
  component: FollowButton,
  args: { member: sage },
  render: (args) => (
    <PeopleStage member={args.member}>
      <FollowButton {...args} />
    </PeopleStage>
  ),
})

const ended = { session: wren, given: 'sessionEnded' } as const
const asked: readonly Step[] = [
  follow,
  focusInField('Email'),
  titled('Log in'),
  isDescribed('Email', 'You’ve been logged out. Log in again and carry on where you were.'),
]
const isGone: Step = [
  'The log-in is gone',
  ({ page }) => waitFor(() => expect(page.queryByRole('dialog')).toBeNull()),
]

export const Asked = meta.story({
  name: 'A call is refused: the log-in opens over the page',
  ...driven({ ...ended, steps: asked }, { state: 'follow.following' }),
})
export const Again = meta.story({
  name: 'Logged in again: what was pressed is done',
  ...driven(
    {
      ...ended,
      steps: [...asked, ...logIn(), until('follow.followed'), see(FOLLOWING_TOAST), isGone, goesTo()],
    },
    { state: 'follow.followed', calls: ['followUser.failed', 'followUser.ok'] },
  ),
})
export const Declined = meta.story({
  name: 'Closed: it has failed, and can be pressed again',
  ...driven(
    { ...ended, steps: [...asked, press('Close'), see('Error following'), says('Follow')] },
    { state: 'follow.unfollowed', calls: ['followUser.failed'] },
  ),
})
export const Dark = meta.story({
  globals: inMode('dark'),
  ...driven({ ...ended, steps: asked }, { state: 'follow.following' }),
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  globals: inMode('rtl'),
  ...driven(
    {
      ...ended,
      steps: [
        press(/Sage Dogwood/),
        until('follow.following'),
        ['The log-in opens', ({ page }) => page.findByRole('dialog')],
      ],
    },
    { state: 'follow.following' },
  ),
})
export const Phone = meta.story({
  globals: inMode('phone'),
  ...driven({ ...ended, steps: asked }, { state: 'follow.following' }),
})
