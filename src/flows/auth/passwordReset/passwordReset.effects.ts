import type {
  PasswordResetEmitted,
  PasswordResetToast,
} from '../../../../machines/auth/passwordReset/passwordReset.machine.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** Turns what the machine and its dialog emit into a toast or a log event without what was typed. */
export function runPasswordResetEffect(
  effect: PasswordResetEmitted,
  { onLog }: TackboardConfig,
  showToast: (toast: PasswordResetToast) => void,
): void {
  if (effect.type === 'toast.shown') return showToast(effect)
  onLog({ level: 'info', event: 'passwordReset.failed', details: failureDetails(effect) })
}
