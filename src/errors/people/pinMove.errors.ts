import type { Policy } from '../../domain/policy/policy.ts'
import { asToast, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'

/** What moving pins may come to. saving.txt §8. */
export const pinMoveErrors = {
  busy: { code: 'boardBusy', placement: asToast },
  refused: { failure: 'refused', placement: asToast, words: 'server' },
  failed: { placement: asToast },
} as const satisfies ErrorTable

export type PinMoveError = keyof typeof pinMoveErrors

/** What the server says of it: "message_detail or message". saving.txt §8. */
export const pinMoveWords = (failure: Failure | null): string | null =>
  failure?.messageDetail ?? failure?.serverMessage ?? null

/** What a failed move means; null: no answer came in time. A fault that has words shows them, whatever its status. D23. */
export const resolvePinMoveError = (failure: Failure | null, policy: Policy): PinMoveError =>
  (failure && findRow(pinMoveErrors, failure, policy)) ?? (pinMoveWords(failure) ? 'refused' : 'failed')
