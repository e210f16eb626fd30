import type { Policy } from '../../domain/policy/policy.ts'
import { asToast, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import type { RowIdOf } from '../rows.ts'

/** The errors of undoing a save, and of moving it. The pin shows where it was. */
export const saveChangeErrors = {
  refused: { failure: 'refused', placement: asToast, message: 'server' },
  ...unansweredRows(asToast),
  serverFailed: { failure: 'server', placement: asToast, message: 'server' },
} as const satisfies ErrorTable

export type SaveChangeError = keyof typeof saveChangeErrors
export type SaveChangeRowId = RowIdOf<{ saveChange: typeof saveChangeErrors }>

/** The error for a failed change; `failure` is null on a timeout. */
export const resolveSaveChangeError = (failure: Failure | null, policy: Policy): SaveChangeError =>
  failure === null ? 'timedOut' : (findRow(saveChangeErrors, failure, policy) ?? 'serverFailed')

/** Whether 'Try again' is offered: removing or moving a pin twice has the same result, but a refusal has its reasons. */
export const canChangeAgain = (error: SaveChangeError): boolean => error !== 'refused'
