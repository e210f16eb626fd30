import type { Policy } from '../../domain/policy/policy.ts'
import { asToast, unreachedRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import { detailOrMessage } from '../serverText.ts'

/** The errors of moving pins. */
export const pinMoveErrors = {
  busy: { code: 'boardBusy', placement: asToast },
  refused: { failure: 'refused', placement: asToast, message: 'server' },
  ...unreachedRows(asToast),
  failed: { placement: asToast },
} as const satisfies ErrorTable

export type PinMoveError = keyof typeof pinMoveErrors

/** The server's message about a failed move; null if there is none to show. */
export const pinMoveMessage = (failure: Failure | null): string | null => failure && detailOrMessage(failure)

/** The error for a failed move. `failure` is null on a timeout. A server message is shown regardless of the status. */
export const resolvePinMoveError = (failure: Failure | null, policy: Policy): PinMoveError =>
  (failure ? findRow(pinMoveErrors, failure, policy) : 'timedOut') ??
  (pinMoveMessage(failure) ? 'refused' : 'failed')
