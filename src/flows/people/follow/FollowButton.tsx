'use client'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import { displayName } from '../../../domain/people/member.ts'
import { FollowButtonView } from '../../../views/people/FollowButtonView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { SavingToasts } from '../../runtime/SavingToasts.tsx'
import { useToasts } from '../../runtime/useToasts.ts'
import { FollowControl } from './FollowControl.tsx'
import type { FollowButtonProps } from '../people.props.ts'

const doNothing = () => undefined

/** Follows a member, or says that the member is the viewer. Spec: saving.txt §4 "Follow and block". */
export function FollowButton({ onToast, ...props }: FollowButtonProps) {
  const { session } = useTackboard()
  const { toasts, show, expire } = useToasts<SavingToast>()
  const { member, isCountShown } = props
  if (member.id === session?.userId) {
    return (
      <FollowButtonView
        person={displayName(member)}
        isFollowed={false}
        isOwn
        followerCount={isCountShown ? member.followerCount : null}
        onToggle={doNothing}
      />
    )
  }
  return (
    <>
      <FollowControl key={`${member.id} ${session?.userId}`} {...props} onToast={onToast ?? show} />
      {!onToast && <SavingToasts toasts={toasts} onExpire={expire} />}
    </>
  )
}
