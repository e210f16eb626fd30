'use client'
import { useMemo, useState } from 'react'
import type { BulkFollowEmitted } from '../../../../machines/people/bulkFollow/bulkFollow.machine.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { Member } from '../../../domain/people/member.ts'
import { FollowRowView } from '../../../views/people/FollowRowView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { SavingToasts } from '../../runtime/SavingToasts.tsx'
import { useAfterLogin } from '../../runtime/useAfterLogin.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { FollowControl } from '../follow/FollowControl.tsx'
import { LoginPrompt } from '../LoginPrompt.tsx'
import { bulkFollowCallbacks, connectBulkFollow } from './bulkFollow.connect.ts'
import { runBulkFollowEffect, type BulkFollowListeners } from './bulkFollow.effects.ts'
import { bulkFollowLogic } from './bulkFollow.services.ts'

export interface FollowRowProps extends BulkFollowListeners {
  /** The suggested members. The viewer is left out. */
  readonly members: readonly Member[]
  /** The most recent pin that the row is shown with. */
  readonly pinId?: string | undefined
}

/**
 * Suggested members, to follow one by one or all at once. Remounts when the member list changes. Spec: saving.txt §4 "Follow and block".
 */
export function FollowRow(props: FollowRowProps) {
  const { session } = useTackboard()
  const others = props.members.filter(({ id }) => id !== session?.userId)
  return <Row key={[session?.userId, ...others.map(({ id }) => id)].join(' ')} {...props} members={others} />
}

function Row({ members, pinId, onLoginRequired, onChange }: FollowRowProps) {
  const { policy, session } = useTackboard()
  const { toasts, show, expire } = useToasts<SavingToast>()
  const [isAsked, setAsked] = useState(false)
  const everyone = members.map(({ id }) => id).join(' ')
  const afterLogin = useAfterLogin('followAll', () => actor.send({ type: 'all.requested' }), everyone)
  const input = {
    policy,
    isSignedIn: session !== null,
    ids: members.map(({ id }) => id),
    followed: members.filter(({ isFollowed }) => isFollowed).map(({ id }) => id),
  }
  const actor = useFlow(bulkFollowLogic, input, (effect: BulkFollowEmitted, config) =>
    runBulkFollowEffect(effect, config, {
      onChange,
      onLoginRequired:
        onLoginRequired ??
        (() => {
          afterLogin.remember(everyone)
          setAsked(true)
        }),
    }),
  )
  const { followed, asked, isDone, onFollowAll, onShow } = useConnect(
    actor,
    connectBulkFollow,
    bulkFollowCallbacks,
  )
  return (
    <>
      <FollowRowView
        members={members}
        isDone={isDone}
        onFollowAll={onFollowAll}
        renderButton={(member) => (
          <RowButton
            member={member}
            isFollowed={followed.includes(member.id) || asked.includes(member.id)}
            isHeld={asked.includes(member.id)}
            {...{ pinId, onLoginRequired, onChange, onShow, onToast: show }}
          />
        )}
      />
      {isAsked && (
        <LoginPrompt
          container="follow"
          source="followButton"
          pinId={pinId}
          onClose={() => {
            afterLogin.forget()
            setAsked(false)
          }}
        />
      )}
      <SavingToasts toasts={toasts} onExpire={expire} />
    </>
  )
}

interface RowButtonProps extends Pick<FollowRowProps, 'pinId' | 'onLoginRequired' | 'onChange'> {
  readonly member: Member
  readonly isFollowed: boolean
  readonly isHeld: boolean
  readonly onShow: (id: string, isFollowed: boolean, isPending: boolean) => void
  readonly onToast: (toast: SavingToast) => void
}

/** One member's button, in the row's state. It waits while the row's own request for the member is in flight. */
function RowButton({ member, isFollowed, onChange, ...props }: RowButtonProps) {
  const current = useMemo(() => ({ ...member, isFollowed }), [member, isFollowed])
  return <FollowControl {...props} isQuiet member={current} onChange={(now) => onChange?.(member.id, now)} />
}
