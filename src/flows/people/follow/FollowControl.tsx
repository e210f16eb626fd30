'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FollowEmitted } from '../../../../machines/people/follow/follow.setup.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import { displayName } from '../../../domain/people/member.ts'
import { FollowButtonView } from '../../../views/people/FollowButtonView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useAfterLogin } from '../../runtime/useAfterLogin.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { LoginPrompt, personOf } from '../LoginPrompt.tsx'
import type { FollowButtonProps } from '../people.props.ts'
import { connectFollow, followCallbacks, type FollowSnapshot } from './follow.connect.ts'
import { runFollowEffect } from './follow.effects.ts'
import { followLogic, followOptions } from './follow.services.ts'

const EmailVerification = lazyScreen(
  async () =>
    (await import('../../auth/emailVerification/EmailVerificationReminder.tsx')).EmailVerificationReminder,
)

export interface FollowControlProps extends FollowButtonProps {
  readonly onToast: (toast: SavingToast) => void
  /** Another request for this member is in flight. */
  readonly isHeld?: boolean | undefined
  /** Called with the button's state, and whether its own request is in flight. */
  readonly onShow?: ((id: string, isFollowed: boolean, isPending: boolean) => void) | undefined
}

/** A follow button for another member, without its own toast list. Set its `key` to the member's id. */
export function FollowControl({
  member,
  isCountShown = false,
  isHeld,
  isQuiet,
  onShow,
  ...props
}: FollowControlProps) {
  const { pinId, trackingParams, inviteCode, onChange, onToast } = props
  const [isAsked, setAsked] = useState(false)
  const { policy, session } = useTackboard()
  const { id, isFollowed } = member
  const afterLogin = useAfterLogin('follow', () => isFollowed || actor.send({ type: 'follow.toggled' }), id)
  const onLoginRequired =
    props.onLoginRequired ??
    (() => {
      afterLogin.remember(id)
      setAsked(true)
    })
  const actor = useFlow(
    followLogic,
    { policy, person: displayName(member), isFollowed, isSignedIn: session !== null },
    (effect: FollowEmitted, config) =>
      runFollowEffect(effect, config, { member, onChange, onLoginRequired, onToast }),
    (flow) => followOptions.set(flow, { userId: id, pinId, trackingParams, inviteCode }),
  )
  const sent = useRef(isFollowed)
  useEffect(() => {
    // Only when the page passes a new value: a page that is hidden and shown again (Activity) has none.
    if (sent.current !== isFollowed) actor.send({ type: 'member.refreshed', isFollowed })
    sent.current = isFollowed
  }, [actor, isFollowed])
  const connect = useCallback(
    (snapshot: FollowSnapshot) => connectFollow(snapshot, member, isCountShown),
    [member, isCountShown],
  )
  const { isReminding, isPending, onReminderClosed, ...view } = useConnect(actor, connect, followCallbacks)
  useEffect(() => onShow?.(id, view.isFollowed, isPending), [onShow, id, view.isFollowed, isPending])
  return (
    <>
      <FollowButtonView {...view} isHeld={isHeld} isQuiet={isQuiet} />
      {isAsked && (
        <LoginPrompt
          container="follow"
          source="followButton"
          person={personOf(member)}
          pinId={pinId}
          onClose={() => {
            afterLogin.forget()
            setAsked(false)
          }}
        />
      )}
      {isReminding && <EmailVerification onClose={onReminderClosed} />}
    </>
  )
}
