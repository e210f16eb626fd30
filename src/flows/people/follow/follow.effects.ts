import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { FollowEmitted } from '../../../../machines/people/follow/follow.setup.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import type { FollowButtonProps } from '../people.props.ts'

interface FollowListeners extends Pick<FollowButtonProps, 'member' | 'onChange' | 'onLoginRequired'> {
  readonly onToast: (toast: SavingToast) => void
}

/** Turns what the machine emits into a toast, a callback or a log event without names. */
export function runFollowEffect(
  effect: FollowEmitted,
  { onLog }: TackboardConfig,
  { member, onChange, onLoginRequired, onToast }: FollowListeners,
): void {
  switch (effect.type) {
    case 'toast.shown':
      return onToast(effect)
    case 'login.required':
      return onLoginRequired?.(member)
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'follow.failed', details: failureDetails(effect) })
    case 'follow.confirmed':
      onLog({
        level: 'info',
        event: effect.isFollowed ? 'follow.succeeded' : 'unfollow.succeeded',
        details: { userId: member.id },
      })
      if (effect.isLast) onChange?.(effect.isFollowed)
  }
}
