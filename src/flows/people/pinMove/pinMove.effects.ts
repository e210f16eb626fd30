import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { PinMoveEmitted } from '../../../../machines/people/pinMove/pinMove.types.ts'
import type { PinMove } from '../../../domain/people/pinMove.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

interface PinMoveListeners {
  readonly onToast: (toast: SavingToast) => void
  readonly onMoved?: ((move: PinMove) => void) | undefined
}

/** Turns what the machine emits into a toast, a callback or a log event. C1. */
export function runPinMoveEffect(
  effect: PinMoveEmitted,
  { onLog }: TackboardConfig,
  { onToast, onMoved }: PinMoveListeners,
): void {
  switch (effect.type) {
    case 'toast.shown':
      return onToast(effect)
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'pinMove.failed', details: failureDetails(effect) })
    case 'pins.moved':
      onLog({
        level: 'info',
        event: 'pinMove.succeeded',
        details: { count: effect.move.pinIds.length },
      })
      onMoved?.(effect.move)
  }
}
