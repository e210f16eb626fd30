import type { Policy } from '../../domain/policy/policy.ts'
import { asToast, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import { detailOrMessage } from '../serverText.ts'

/** What moving pins may come to. saving.txt §8. */
export const pinMoveErrors = {
  busy: { code: 'boardBusy', placement: asToast },
  refused: { failure: 'refused', placement: asToast, words: 'server' },
  failed: { placement: asToast },
} as const satisfies ErrorTable

export type PinMoveError = keyof typeof pinMoveErrors

/** The server's own message about a failed move; null when there is none to show. saving.txt §8. */
export const pinMoveWords = (failure: Failure | null): string | null => failure && detailOrMessage(failure)

/** The row of a failed move; `failure` is null after a time-out. A failure with a message shows it, whatever its status. D23. */
export const resolvePinMoveError = (failure: Failure | null, policy: Policy): PinMoveError =>
  (failure && findRow(pinMoveErrors, failure, policy)) ?? (pinMoveWords(failure) ? 'refused' : 'failed')
