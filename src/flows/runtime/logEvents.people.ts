import type { PeopleRowId } from '../../errors/people/people.errors.ts'
import type { PinMoveError } from '../../errors/people/pinMove.errors.ts'
import type { FailureDetails } from './failureDetails.ts'

/** The log events of following, blocking and moving pins, at the level 'info'. */
export interface PeopleInfoEvents {
  /** The viewer follows a member. */
  'follow.succeeded': { readonly userId: string }
  /** The viewer no longer follows a member. */
  'unfollow.succeeded': { readonly userId: string }
  /** Following or unfollowing has failed. */
  'follow.failed': FailureDetails<PeopleRowId>
  /** The viewer follows several members at once. */
  'bulkFollow.succeeded': { readonly userIds: readonly string[] }
  /** Following several members at once has failed. */
  'bulkFollow.failed': FailureDetails<'bulkFollow.failed'>
  /** The viewer has blocked a member. */
  'block.succeeded': { readonly userId: string }
  /** The viewer has unblocked a member. */
  'unblock.succeeded': { readonly userId: string }
  /** Blocking or unblocking has failed. */
  'block.failed': FailureDetails<'block.failed'>
  /** Pins have been moved to another board or section. */
  'pinMove.succeeded': { readonly count: number }
  /** Moving pins has failed. */
  'pinMove.failed': FailureDetails<`pinMove.${PinMoveError}`>
}
