import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { PinMoveEmitted } from '../../../../machines/people/pinMove/pinMove.types.ts'
import type { MoveRejection, PinMove } from '../../../domain/people/pinMove.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** Callbacks of moving pins. */
export interface PinMoveListeners {
  /** Called once the server confirms a move; at once for a product group without pins, for which nothing is sent. */
  readonly onMoved?: ((move: PinMove) => void) | undefined
  /** Called instead if there is nothing to move, or nowhere to move it to. */
  readonly onRejected?: ((move: PinMove, reason: MoveRejection) => void) | undefined
}

/** Turns what the machine emits into a toast, a callback or a log event. */
export function runPinMoveEffect(
  effect: PinMoveEmitted,
  { onLog }: TackboardConfig,
  { onToast, onMoved, onRejected }: PinMoveListeners & { readonly onToast: (toast: SavingToast) => void },
): void {
  switch (effect.type) {
    case 'toast.shown':
      return onToast(effect)
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'pinMove.failed', details: failureDetails(effect) })
    case 'move.rejected':
      return onRejected?.(effect.move, effect.reason)
    case 'productGroup.moved':
      return onMoved?.(effect.move)
    case 'pins.moved':
      onLog({
        level: 'info',
        event: 'pinMove.succeeded',
        details: { count: effect.move.pinIds.length },
      })
      onMoved?.(effect.move)
  }
}
