'use client'
import { useCallback, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type {
  BulkFollowEmitted,
  bulkFollowMachine,
} from '../../../../machines/people/bulkFollow/bulkFollow.machine.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { Member } from '../../../domain/people/member.ts'
import { FollowRowView } from '../../../views/people/FollowRowView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { SavingToasts } from '../../runtime/SavingToasts.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { provideBulkFollow } from './bulkFollow.services.ts'
import { FollowControl } from '../follow/FollowControl.tsx'
import { logFailed } from '../people.effects.ts'

export interface FollowRowProps {
  /** The suggested members. Whoever the viewer is among them is left out. */
  readonly members: readonly Member[]
  /** The pin that the row stands beside: the most recent one. saving.txt §7. */
  readonly pinId?: string | undefined
  /** Asked of whoever is not signed in; without a member: all were to be followed. */
  readonly onLoginRequired?: ((member: Member | null) => void) | undefined
  /** The server has taken it. */
  readonly onChange?: ((id: string, isFollowed: boolean) => void) | undefined
}

/** Suggested members, to follow one by one or all at once. Spec: saving.txt §2, §4 "Follow and block". Other members are another row. */
export function FollowRow(props: FollowRowProps) {
  const { session } = useTackboard()
  const others = props.members.filter(({ id }) => id !== session?.userId)
  return <Row key={[session?.userId, ...others.map(({ id }) => id)].join(' ')} {...props} members={others} />
}

function Row({ members, pinId, onLoginRequired, onChange }: FollowRowProps) {
  const { policy, session } = useTackboard()
  const { toasts, show, expire } = useToasts<SavingToast>()
  const isSignedIn = session !== null
  const input = useMemo(
    () => ({
      policy,
      isSignedIn,
      ids: members.map(({ id }) => id),
      followed: members.filter(({ isFollowed }) => isFollowed).map(({ id }) => id),
    }),
    [policy, isSignedIn, members],
  )
  const { actor } = useFlow(provideBulkFollow, input, (effect: BulkFollowEmitted, config) => {
    switch (effect.type) {
      case 'login.required':
        return onLoginRequired?.(null)
      case 'attempt.failed':
        return logFailed(config, 'bulkFollow.failed', effect)
      case 'members.followed':
        config.onLog({ level: 'info', event: 'bulkFollow.succeeded', details: { userIds: effect.ids } })
        for (const id of effect.ids) onChange?.(id, true)
    }
  })
  const connect = useCallback(
    (snapshot: SnapshotFrom<typeof bulkFollowMachine>) => ({
      followed: snapshot.context.followed,
      asked: snapshot.context.asked,
      isDone: snapshot.context.ids.every((id) => isShown(snapshot, id)),
      onFollowAll: () => actor.send({ type: 'all.requested' }),
    }),
    [actor],
  )
  const tell = useCallback(
    (id: string, isFollowed: boolean, isPending: boolean) =>
      actor.send({ type: 'member.changed', id, isFollowed, isPending }),
    [actor],
  )
  const { followed, asked, ...view } = useConnect(actor, connect)
  return (
    <>
      <FollowRowView
        {...view}
        members={members}
        renderButton={(member) => (
          <RowButton
            member={member}
            isFollowed={followed.includes(member.id) || asked.includes(member.id)}
            isHeld={asked.includes(member.id)}
            {...{ pinId, onLoginRequired, onChange, onShow: tell, onToast: show }}
          />
        )}
      />
      <SavingToasts toasts={toasts} onExpire={expire} />
    </>
  )
}

const isShown = ({ context: { followed, asked } }: SnapshotFrom<typeof bulkFollowMachine>, id: string) =>
  followed.includes(id) || asked.includes(id)

interface RowButtonProps extends Pick<FollowRowProps, 'pinId' | 'onLoginRequired' | 'onChange'> {
  readonly member: Member
  readonly isFollowed: boolean
  readonly isHeld: boolean
  readonly onShow: (id: string, isFollowed: boolean, isPending: boolean) => void
  readonly onToast: (toast: SavingToast) => void
}

/** One member's button, which knows what the row knows. While the row's own call for the member is under way, it waits. */
function RowButton({ member, isFollowed, onChange, ...props }: RowButtonProps) {
  const known = useMemo(() => ({ ...member, isFollowed }), [member, isFollowed])
  return <FollowControl {...props} isQuiet member={known} onChange={(now) => onChange?.(member.id, now)} />
}
