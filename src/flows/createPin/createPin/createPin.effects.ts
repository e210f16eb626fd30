import type {
  CreatePinEmitted,
  PinCreated,
} from '../../../../machines/createPin/createPin/createPin.types.ts'
import type { ClaimUpsellEmitted } from '../../../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import type { DestinationEmitted } from '../../../../machines/createPin/destination/destination.types.ts'
import type { CreatePinRoute } from '../../../domain/createPin/route.ts'
import type { EveryRowId } from '../../../errors/index.ts'
import type { Failure } from '../../../errors/failure.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { runClaimUpsellEffect } from '../claimUpsell/claimUpsell.effects.ts'
import { refreshAfterBoard } from '../../saving/boardPicker/recentBoards.ts'
import { logPinCreated, logPinFailed } from '../shell/pinCreateLog.ts'

/** Callbacks of creating a pin. */
export interface CreatePinListeners {
  /** Called when the pin is created; with several pictures, once for each. */
  readonly onCreated?: ((created: PinCreated) => void) | undefined
}

/** Everything the popup and its steps emit. */
export type CreatePinFlowEmitted =
  | Exclude<CreatePinEmitted | DestinationEmitted | ClaimUpsellEmitted, { type: 'attempt.failed' }>
  | { readonly type: 'attempt.failed'; readonly row: EveryRowId; readonly failure: Failure | null }
  /** Events of the steps that this flow does not need. */
  | { readonly type: 'section.created' | 'form.cancelled' | 'boardForm.created' | 'boardForm.cancelled' }

/** Turns what the flow emits into a callback, a log event or a command to the window. */
export function runCreatePinEffect(
  effect: CreatePinFlowEmitted,
  config: TackboardConfig,
  route: CreatePinRoute,
  { onCreated }: CreatePinListeners,
): void {
  switch (effect.type) {
    case 'pin.created':
      logPinCreated(effect.created, config, route)
      return onCreated?.(effect.created)
    case 'board.created':
      return refreshAfterBoard(config, effect)
    case 'page.closed':
      return config.platform.window.close()
    case 'claim.shown':
    case 'claim.connecting':
      return runClaimUpsellEffect(effect, config)
    case 'attempt.failed':
      return logPinFailed(effect, config, route)
    default:
  }
}
