import { BlockButton } from '../../src/flows/people/block/BlockButton.tsx'
import { FollowRow } from '../../src/flows/people/bulkFollow/FollowRow.tsx'
import { FollowButton } from '../../src/flows/people/follow/FollowButton.tsx'
import { MovePins } from '../../src/flows/people/pinMove/MovePins.tsx'
import { wren as session } from '../../mocks/fixtures/sessions.ts'
import type { Member } from '../../src/domain/people/member.ts'
import { MoveStage } from './pinMove/MoveStage.tsx'
import { sage, suggested } from './follow/members.ts'
import { block, follow, followAll, followedAre, says, unblock, unfollow } from './people.journeys.ts'
import {
  allToForests,
  intoWinter,
  lists,
  outOfWinter,
  toForests,
  unmoved,
} from './pinMove/pinMove.journeys.ts'
import { reads } from '../../testing/journeys/page.steps.ts'
import { until, type Step } from '../../testing/steps/steps.ts'
import type { FaultRow, FaultRows } from '../../testing/faults/faultRow.ts'

const followPage = (member: Partial<Member>) => () => <FollowButton member={{ ...sage, ...member }} />
const blockPage = (member: Partial<Member>) => () => <BlockButton member={{ ...sage, ...member }} />

const moving = (move: Step, moved: Step): FaultRow => ({
  session,
  page: () => <MovePins>{(mover) => <MoveStage {...mover} />}</MovePins>,
  before: [unmoved],
  sends: [move],
  keeps: [until('pinMove.resting'), unmoved],
  done: [until('pinMove.resting'), moved],
})

/** After a fault it is not known where the pins are, so the second attempt makes the call that does not depend on it. */
const inDoubt = (move: Step, moved: Step): FaultRow => ({
  ...moving(move, moved),
  inAll: 1,
  canRetryOffline: false,
})

/** Following, blocking and moving pins. A fault reverts what a click showed at once. */
export const peopleFaults = {
  followUser: {
    session,
    page: followPage({}),
    before: [says('Follow')],
    sends: [follow],
    says: [reads('Error following Sage Dogwood')],
    keeps: [until('follow.unfollowed'), says('Follow')],
    done: [until('follow.followed'), says('Following')],
  },
  unfollowUser: {
    session,
    page: followPage({ isFollowed: true }),
    before: [says('Following')],
    sends: [unfollow],
    says: [reads('Error unfollowing Sage Dogwood')],
    keeps: [until('follow.followed'), says('Following')],
    done: [until('follow.unfollowed'), says('Follow')],
  },
  followUsers: {
    session,
    page: () => <FollowRow members={suggested} />,
    before: [followedAre()],
    sends: [followAll],
    keeps: [until('bulkFollow.offering'), followedAre()],
    done: [until('bulkFollow.done'), followedAre('Sage Dogwood', 'Finch Elm', 'Lark Fir', 'Dove Gum')],
  },
  blockUser: {
    session,
    page: blockPage({}),
    before: [says('Block')],
    sends: [block],
    keeps: [until('block.unblocked'), says('Block')],
    done: [until('block.blocked'), says('Blocked')],
  },
  unblockUser: {
    session,
    page: blockPage({ isBlocked: true }),
    before: [says('Blocked')],
    sends: [unblock],
    keeps: [until('block.blocked'), says('Blocked')],
    done: [until('block.unblocked'), says('Block')],
  },
  movePins: moving(toForests, lists('Dunes', 'Snow', 'Lake, Moss')),
  moveToSection: inDoubt(intoWinter, lists('Dunes', 'Lake, Snow', 'Moss')),
  removeFromSection: inDoubt(outOfWinter, lists('Lake, Dunes, Snow', '', 'Moss')),
  moveAllPins: inDoubt(allToForests, lists('', 'Snow', 'Lake, Dunes, Moss')),
} satisfies FaultRows
