import type { EventFrom, SnapshotFrom } from 'xstate'
import type { followMachine } from '../../../../machines/people/follow/follow.machine.ts'
import { displayName, type Member } from '../../../domain/people/member.ts'
import type { FollowButtonViewProps } from '../../../views/people/FollowButtonView.tsx'

export type FollowSnapshot = SnapshotFrom<typeof followMachine>

/** The button's props, and whether the reminder to verify the e-mail is open. */
export interface FollowProps extends FollowButtonViewProps {
  readonly isReminding: boolean
  readonly isPending: boolean
}

/** The button shows what was asked for last, and counts the viewer in or out at once. saving.txt §4 "Follow and block". */
export function connectFollow(
  snapshot: FollowSnapshot,
  send: (event: EventFrom<typeof followMachine>) => void,
  member: Member,
  isCountShown: boolean,
): FollowProps {
  const { wants } = snapshot.context
  const others = member.followerCount - (member.isFollowed ? 1 : 0)
  return {
    person: displayName(member),
    isFollowed: wants,
    followerCount: isCountShown ? others + (wants ? 1 : 0) : null,
    isReminding: snapshot.matches('reminding'),
    isPending: snapshot.hasTag('pending'),
    onToggle: () => send({ type: 'follow.toggled' }),
  }
}
