import type { AccountRecoveryEmitted } from '../../../../machines/auth/accountRecovery/accountRecovery.machine.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** Turns what the machine emits into a log event without the token, or the app's callback. */
export function runAccountRecoveryEffect(
  effect: AccountRecoveryEmitted,
  { onLog }: TackboardConfig,
  onDismiss?: () => void,
): void {
  if (effect.type === 'recovery.dismissed') return onDismiss?.()
  const { status = null, code = null } = effect.failure ?? {}
  onLog({ level: 'info', event: 'accountRecovery.loginDataUnknown', details: { status, code } })
}
