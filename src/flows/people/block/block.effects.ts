import type { BlockEmitted } from '../../../../machines/people/block/block.machine.ts'
import type { Member } from '../../../domain/people/member.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import type { PeopleProps } from '../people.props.ts'

interface BlockListeners extends PeopleProps {
  readonly member: Member
  readonly onChange?: ((isBlocked: boolean) => void) | undefined
}

/** Turns what the machine emits into a callback or a log event without names. */
export function runBlockEffect(
  effect: BlockEmitted,
  { onLog }: TackboardConfig,
  { member, onChange, onLoginRequired }: BlockListeners,
): void {
  switch (effect.type) {
    case 'login.required':
      return onLoginRequired?.(member)
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'block.failed', details: failureDetails(effect) })
    case 'block.confirmed':
      onLog({
        level: 'info',
        event: effect.isBlocked ? 'block.succeeded' : 'unblock.succeeded',
        details: { userId: member.id },
      })
      if (effect.isLast) onChange?.(effect.isBlocked)
  }
}
