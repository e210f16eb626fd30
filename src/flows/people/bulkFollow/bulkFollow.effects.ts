import type { BulkFollowEmitted } from '../../../../machines/people/bulkFollow/bulkFollow.machine.ts'
import type { Member } from '../../../domain/people/member.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** Callbacks of the row. */
export interface BulkFollowListeners {
  /**
   * Called with the member, or null for all members, when a logged-out visitor has to log in first. Default: the log-in opens over the
   * page, which is loaded again afterwards.
   */
  readonly onLoginRequired?: ((member: Member | null) => void) | undefined
  /** Called once the server confirms the change. */
  readonly onChange?: ((id: string, isFollowed: boolean) => void) | undefined
}

/** Turns what the machine emits into callbacks or a log event without names. */
export function runBulkFollowEffect(
  effect: BulkFollowEmitted,
  { onLog }: TackboardConfig,
  { onChange, onLoginRequired }: BulkFollowListeners,
): void {
  switch (effect.type) {
    case 'login.required':
      return onLoginRequired?.(null)
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'bulkFollow.failed', details: failureDetails(effect) })
    case 'members.followed':
      onLog({ level: 'info', event: 'bulkFollow.succeeded', details: { userIds: effect.ids } })
      for (const id of effect.ids) onChange?.(id, true)
  }
}
