import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { BlockButton } from '../../../src/flows/people/block/BlockButton.tsx'
import { FollowButton } from '../../../src/flows/people/follow/FollowButton.tsx'
// The flow loads this lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/auth/shell/AuthModal.tsx'
import { failing } from '../../journeys/failing.ts'
import { focusIsOn, neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { focusInField, focusOnTitle, titled } from '../../../testing/journeys/page.steps.ts'
import { askToBlock, block, follow, isSilent, says, unblock } from '../people.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { until } from '../../../testing/steps/steps.ts'
import { sage } from '../follow/members.ts'
import { PeopleStage } from '../follow/PeopleStage.tsx'

const meta = preview.meta({
  title: 'Saving/Block',
  tags: ['autodocs'],
  component: BlockButton,
  args: { member: sage, onChange: fn(), onLoginRequired: fn() },
  render: (args) => (
    <PeopleStage member={args.member}>
      <BlockButton {...args} />
    </PeopleStage>
  ),
})

const isBlocked = { ...sage, isBlocked: true }
export const Playground = meta.story(driven({ isLive: true, session: wren }, {}))
export const Unblocked = meta.story(reaches('block.unblocked'))
export const Confirming = meta.story(reaches('block.confirming'))
export const NotConfirmed = meta.story({
  name: 'Escape closes the question, and nobody is blocked',
  ...driven(
    {
      session: wren,
      steps: [
        askToBlock,
        focusOnTitle('Block Sage Dogwood?'),
        ['Press Escape', ({ user }) => user.keyboard('{Escape}')],
        focusIsOn('Block Sage Dogwood'),
        neverCalls('blockUser.ok'),
      ],
    },
    { state: 'block.unblocked' },
  ),
})
export const Blocking = meta.story(reaches('block.blocking'))
export const Blocked = meta.story(reaches('block.blocked', { calls: ['blockUser.ok'] }))
export const Unblocking = meta.story({
  args: { member: isBlocked },
  ...reaches('block.unblocking'),
})
export const UnblockedAgain = meta.story({
  args: { member: isBlocked },
  ...driven(
    { session: wren, steps: [unblock, until('block.unblocked')] },
    { state: 'block.unblocked', calls: ['unblockUser.ok'] },
  ),
})
export const Failed = meta.story({
  name: 'Error: blocking fails',
  ...failing('block.failed', { calls: ['blockUser.failed'] }),
})
export const UnblockFails = meta.story({
  args: { member: isBlocked },
  ...driven(
    { session: wren, given: 'block.failed', steps: [unblock, until('block.blocked'), says('Blocked')] },
    { state: 'block.blocked', calls: ['unblockUser.failed'] },
  ),
})
export const AskedToLogIn = meta.story({
  name: 'Logged out, in an app that does not ask (§4)',
  render: ({ member }) => (
    <PeopleStage member={member}>
      <BlockButton member={member} />
    </PeopleStage>
  ),
  ...driven(
    {
      session: null,
      steps: [askToBlock, focusInField('Email'), titled('Log in'), neverCalls('blockUser.ok')],
    },
    { state: 'block.unblocked' },
  ),
})
export const FollowIsKept = meta.story({
  name: 'A block that fails keeps the follow (H2)',
  render: (args) => (
    <PeopleStage member={args.member}>
      <FollowButton member={args.member} />
      <BlockButton {...args} />
    </PeopleStage>
  ),
  ...driven(
    {
      session: wren,
      given: 'block.failed',
      steps: [
        follow,
        until('follow.followed'),
        block,
        until('block.unblocked'),
        says('Block'),
        says('Following'),
        isSilent,
      ],
    },
    { state: 'follow.followed', calls: ['followUser.ok', 'blockUser.failed'] },
  ),
})
