import type { EmailVerificationEmitted } from '../../../../machines/auth/emailVerification/emailVerification.machine.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** Turns what the machine emits into the app's callback or a log event. */
export function runEmailVerificationEffect(
  effect: EmailVerificationEmitted,
  { onLog }: TackboardConfig,
  onClose?: () => void,
): void {
  if (effect.type === 'reminder.closed') return onClose?.()
  onLog({ level: 'info', event: 'emailVerification.failed', details: failureDetails(effect) })
}
