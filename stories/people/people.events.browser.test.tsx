import { wren } from '../../mocks/fixtures/sessions.ts'
import { proveEvents } from '../../testing/proof/payloads.ts'
import { press } from '../../testing/stage/person.ts'
import { BlockButton } from '../../src/flows/people/block/BlockButton.tsx'
import { FollowRow } from '../../src/flows/people/bulkFollow/FollowRow.tsx'
import { FollowButton } from '../../src/flows/people/follow/FollowButton.tsx'
import { MovePins } from '../../src/flows/people/pinMove/MovePins.tsx'
import { blockSage, sage } from '../../src/flows/people/testing/follow.ts'
import { MoveButtons, suggested } from '../../src/flows/people/testing/payloads.tsx'

const session = wren
const level = 'info' as const
const followButton = <FollowButton member={sage} />
const followRow = <FollowRow members={suggested} />
const movePins = <MovePins>{MoveButtons}</MovePins>
const refused = { status: 400, code: null }

proveEvents<'people'>({
  'follow.succeeded': [
    {
      after: 'following',
      options: { session },
      node: followButton,
      steps: () => press('Follow Sage Dogwood'),
      level,
      details: { userId: '4' },
    },
  ],
  'unfollow.succeeded': [
    {
      after: 'unfollowing',
      options: { session },
      node: <FollowButton member={{ ...sage, isFollowed: true }} />,
      steps: () => press('Following Sage Dogwood'),
      level,
      details: { userId: '4' },
    },
  ],
  'follow.failed': [
    {
      after: 'a refusal',
      options: { session, given: 'follow.failed' },
      node: followButton,
      steps: () => press('Follow Sage Dogwood'),
      level,
      details: { row: 'follow.failed', ...refused },
    },
  ],
  'bulkFollow.succeeded': [
    {
      after: 'following them all',
      options: { session },
      node: followRow,
      steps: () => press('Follow all'),
      level,
      details: { userIds: ['4', '5'] },
    },
  ],
  'bulkFollow.failed': [
    {
      after: 'a refusal',
      options: { session, given: 'bulkFollow.failed' },
      node: followRow,
      steps: () => press('Follow all'),
      level,
      details: { row: 'bulkFollow.failed', ...refused },
    },
  ],
  'block.succeeded': [
    {
      after: 'blocking',
      options: { session },
      node: <BlockButton member={sage} />,
      steps: blockSage,
      level,
      details: { userId: '4' },
    },
  ],
  'unblock.succeeded': [
    {
      after: 'unblocking',
      options: { session },
      node: <BlockButton member={{ ...sage, isBlocked: true }} />,
      steps: () => press('Blocked Sage Dogwood'),
      level,
      details: { userId: '4' },
    },
  ],
  'block.failed': [
    {
      after: 'a refusal',
      options: { session, given: 'block.failed' },
      node: <BlockButton member={sage} />,
      steps: blockSage,
      level,
      details: { row: 'block.failed', ...refused },
    },
  ],
  'pinMove.succeeded': [
    {
      after: 'a move',
      options: { session },
      node: movePins,
      steps: () => press('Move'),
      level,
      details: { count: 2 },
    },
  ],
  'pinMove.failed': [
    {
      after: 'a failure',
      options: { session, given: 'pinMove.failed' },
      node: movePins,
      steps: () => press('Move'),
      level,
      details: { row: 'pinMove.failed', status: 503, code: null },
    },
  ],
})
