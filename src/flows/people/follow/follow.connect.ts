import type { SnapshotFrom } from 'xstate'
import type { followMachine } from '../../../../machines/people/follow/follow.machine.ts'
import { displayName, type Member } from '../../../domain/people/member.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

export type FollowSnapshot = SnapshotFrom<typeof followMachine>

/** What the button shows, and whether the reminder to verify the email is open. */
export interface FollowState {
  readonly person: string
  readonly isFollowed: boolean
  readonly followerCount: number | null
  readonly isReminding: boolean
  readonly isPending: boolean
}

/** The button shows the last request's outcome at once, and counts the viewer in or out. */
export function connectFollow(snapshot: FollowSnapshot, member: Member, isCountShown: boolean): FollowState {
  const { wants } = snapshot.context
  const others = member.followerCount - (member.isFollowed ? 1 : 0)
  return {
    person: displayName(member),
    isFollowed: wants,
    followerCount: isCountShown ? others + (wants ? 1 : 0) : null,
    isReminding: snapshot.matches('reminding'),
    isPending: snapshot.hasTag('pending'),
  }
}

export const followCallbacks = (send: SendTo<typeof followMachine>) => ({
  onToggle: () => send({ type: 'follow.toggled' }),
  onReminderClosed: () => send({ type: 'reminder.closed' }),
})
