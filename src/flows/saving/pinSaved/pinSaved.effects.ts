import type { PinSavedEmitted } from '../../../../machines/saving/pinSaved/pinSaved.machine.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** Turns what the machine emits into the app's callback or a log event. */
export function runPinSavedEffect(
  effect: PinSavedEmitted,
  { onLog }: TackboardConfig,
  onClose?: () => void,
): void {
  if (effect.type === 'dialog.closed') return onClose?.()
  onLog({ level: 'info', event: 'pinSaved.readFailed', details: failureDetails(effect) })
}
