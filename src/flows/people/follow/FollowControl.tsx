'use client'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { FollowEmitted } from '../../../../machines/people/follow/follow.setup.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import { displayName } from '../../../domain/people/member.ts'
import { FollowButtonView } from '../../../views/people/FollowButtonView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectFollow, type FollowSnapshot } from './follow.connect.ts'
import { provideFollow } from './follow.services.ts'
import { logFailed } from '../people.effects.ts'
import type { FollowButtonProps } from '../people.props.ts'

const EmailVerification = lazyScreen(
  async () =>
    (await import('../../auth/emailVerification/EmailVerificationModal.tsx')).EmailVerificationModal,
)

export interface FollowControlProps extends FollowButtonProps {
  readonly onToast: (toast: SavingToast) => void
  /** Another change of this member is under way. */
  readonly isHeld?: boolean | undefined
  /** What it shows, and whether a call of its own is under way. */
  readonly onShow?: ((id: string, isFollowed: boolean, isPending: boolean) => void) | undefined
}

/** A follow button of somebody else's, without a list of toasts of its own. Give it a `key` of the member's id. */
export function FollowControl({
  member,
  isCountShown = false,
  isHeld,
  isQuiet,
  onShow,
  ...props
}: FollowControlProps) {
  const { pinId, trackingParams, inviteCode, onChange, onLoginRequired, onToast } = props
  const { policy, session } = useTackboard()
  const isSignedIn = session !== null
  const { id, isFollowed } = member
  const provide = useMemo(
    () => provideFollow({ userId: id, pinId, trackingParams, inviteCode }),
    [id, pinId, trackingParams, inviteCode],
  )
  const input = useMemo(
    () => ({ policy, person: displayName(member), isFollowed: member.isFollowed, isSignedIn }),
    [policy, member, isSignedIn],
  )
  const { actor } = useFlow(provide, input, (effect: FollowEmitted, config) => {
    switch (effect.type) {
      case 'toast.shown':
        return onToast(effect)
      case 'login.required':
        return onLoginRequired?.(member)
      case 'attempt.failed':
        return logFailed(config, 'follow.failed', effect)
      case 'follow.confirmed':
        config.onLog({
          level: 'info',
          event: effect.isFollowed ? 'follow.succeeded' : 'unfollow.succeeded',
          details: { userId: id },
        })
        if (effect.isLast) onChange?.(effect.isFollowed)
    }
  })
  const told = useRef(isFollowed)
  useEffect(() => {
    // The page knows something new; a page that is hidden and shown again (Activity) knows nothing new. I4.
    if (told.current !== isFollowed) actor.send({ type: 'member.refreshed', isFollowed })
    told.current = isFollowed
  }, [actor, isFollowed])
  const connect = useCallback(
    (snapshot: FollowSnapshot) => connectFollow(snapshot, actor.send, member, isCountShown),
    [actor, member, isCountShown],
  )
  const { isReminding, isPending, ...view } = useConnect(actor, connect)
  useEffect(() => onShow?.(id, view.isFollowed, isPending), [onShow, id, view.isFollowed, isPending])
  return (
    <>
      <FollowButtonView {...view} isHeld={isHeld} isQuiet={isQuiet} />
      {isReminding && <EmailVerification onClose={() => actor.send({ type: 'reminder.closed' })} />}
    </>
  )
}
