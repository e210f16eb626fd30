import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import type { Member } from '../../../src/domain/people/member.ts'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { FollowButton } from '../../../src/flows/people/follow/FollowButton.tsx'
// The flow loads these lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/auth/emailVerification/EmailVerificationReminder.tsx'
import '../../../src/flows/auth/shell/AuthModal.tsx'
import { CreatorCard } from '../../../src/views/people/CreatorCard.tsx'
import { FollowButtonView } from '../../../src/views/people/FollowButtonView.tsx'
import { failing } from '../../journeys/failing.ts'
import { neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { focusInField, picture, titled } from '../../../testing/journeys/page.steps.ts'
import { follow, says, unfollow } from '../people.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { until } from '../../../testing/steps/steps.ts'
import { peculiar, sage, suggested } from './members.ts'
import { PeopleStage } from './PeopleStage.tsx'

const meta = preview.meta({
  title: 'Saving/Follow',
  tags: ['autodocs'],
  component: FollowButton,
  args: { member: sage, pinId: '1', onChange: fn(), onLoginRequired: fn() },
  render: (args) => (
    <PeopleStage member={args.member}>
      <FollowButton {...args} />
    </PeopleStage>
  ),
})

const isFollowed = { ...sage, isFollowed: true }
export const Playground = meta.story({
  args: { isCountShown: true },
  ...driven({ isLive: true, session: wren }, {}),
})
export const Unfollowed = meta.story(reaches('follow.unfollowed'))
export const Following = meta.story(reaches('follow.following'))
export const Followed = meta.story(reaches('follow.followed', { calls: ['followUser.ok'] }))
export const Unfollowing = meta.story({
  args: { member: isFollowed },
  ...reaches('follow.unfollowing'),
})
export const UnfollowedAgain = meta.story({
  args: { member: isFollowed, isCountShown: true },
  ...driven(
    { session: wren, steps: [unfollow, until('follow.unfollowed')] },
    { state: 'follow.unfollowed', calls: ['unfollowUser.ok'] },
  ),
})
export const Reminding = meta.story(reaches('follow.reminding', { calls: ['followUser.failed'] }))

export const EmailUnverified = meta.story({
  name: 'Outcome: the email is not verified',
  ...failing('follow.emailUnverified'),
})
export const Failed = meta.story({ name: 'Error: following fails', ...failing('follow.failed') })
export const UnfollowFailed = meta.story({
  name: 'Error: unfollowing fails',
  args: { member: isFollowed },
  ...failing('follow.unfollowFailed', { calls: ['unfollowUser.failed'] }),
})

const asked = driven(
  { session: null, steps: [follow, says('Follow'), neverCalls('followUser.ok')] },
  { state: 'follow.unfollowed' },
)
export const LoggedOut = meta.story({
  name: 'Logged out: asked to log in first',
  ...asked,
  play: async (context) => {
    await asked.play(context)
    await expect(context.args.onLoginRequired).toHaveBeenCalledWith(sage)
  },
})

export const AskedToLogIn = meta.story({
  name: 'Logged out, in an app that does not ask (§4)',
  render: ({ member }) => (
    <PeopleStage member={member}>
      <FollowButton member={member} />
    </PeopleStage>
  ),
  ...driven(
    {
      session: null,
      steps: [follow, focusInField('Email'), titled('Log in'), picture, neverCalls('followUser.ok')],
    },
    { state: 'follow.unfollowed' },
  ),
})

const none = () => undefined
const [, finch = sage, lark = sage, dove = sage] = suggested
const viewer = { ...sage, id: wren.userId, fullName: 'Wren Alder', imageUrl: null, isVerified: false }
const held = { ...dove, id: 'held', fullName: 'Robin Hazel' }
const quiet = { ...finch, id: 'quiet', fullName: 'Jay Rowan' }
const loud = { ...lark, id: 'loud', fullName: 'Ida Linden' }
const variants: readonly (readonly [Member, ReactNode])[] = [
  [sage, <FollowButtonView key="" person="Sage" isFollowed={false} onToggle={none} />],
  [finch, <FollowButtonView key="" person="Finch" isFollowed followerCount={1} onToggle={none} />],
  [loud, <FollowButtonView key="" person="Ida" isFollowed={false} followerCount={1_234} onToggle={none} />],
  [
    lark,
    <FollowButtonView key="" person="Lark" isFollowed={false} followerCount={12_345_678} onToggle={none} />,
  ],
  [held, <FollowButtonView key="" person="Robin" isFollowed isHeld onToggle={none} />],
  [quiet, <FollowButtonView key="" person="Jay" isFollowed={false} isQuiet onToggle={none} />],
  [dove, <FollowButtonView key="" person="Dove" isFollowed isQuiet onToggle={none} />],
]
export const Variants = meta.story({
  name: 'Plain, with count, this is you, held, one of many, hard names',
  render: () => (
    <PeopleStage isList>
      {variants.map(([member, button]) => (
        <CreatorCard key={member.id} member={member} isCountShown={false} action={button} />
      ))}
      <CreatorCard
        member={viewer}
        isCountShown={false}
        action={<FollowButton member={viewer} isCountShown />}
      />
      {peculiar.map((member) => (
        <CreatorCard
          key={member.id}
          member={member}
          isCountShown={false}
          action={<FollowButton member={member} isCountShown />}
        />
      ))}
    </PeopleStage>
  ),
  ...driven({ session: wren }, {}),
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { isCountShown: true },
  ...driven({ session: wren }, { state: 'follow.unfollowed' }),
  globals: { locale: 'ar', theme: 'dark' },
})
