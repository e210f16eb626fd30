import type { Policy } from '../../domain/policy/policy.ts'
import { asNotice, asToast, silently, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import type { RowIdOf } from '../rows.ts'

/** The errors of a save that failed. */
const failedSaves = {
  refused: { failure: 'refused', placement: asToast, message: 'server' },
  ...unansweredRows(asToast),
  serverFailed: { failure: 'server', placement: asToast, message: 'server' },
} as const satisfies ErrorTable

/** The errors of saving a pin. Failures after a save never undo it. saving.txt §8 "Save failure". */
export const saveErrors = {
  ...failedSaves,
  /** The invitations to the new board failed. */
  inviteFailed: { placement: silently, message: 'none' },
  /** Refreshing the sections failed. */
  refreshFailed: { placement: silently, message: 'none' },
  /** Reading the original board failed, so the user stays on the page. */
  boardUnread: { placement: silently, message: 'none' },
} as const satisfies ErrorTable

/** The errors of reading a board's sections. The spec leaves open how they are shown. */
export const sectionsErrors = {
  loadFailed: { placement: asNotice },
} as const satisfies ErrorTable

export const saveErrorTables = { save: saveErrors, sections: sectionsErrors } as const

/** Why a save failed. */
export type FailedSave = keyof typeof failedSaves

export type SaveError = keyof typeof saveErrors
export type SaveRowId = RowIdOf<typeof saveErrorTables>

/**
 * Whether the same save may be sent again. Not after a refusal, which the server has its reasons for; nor after an answer that could not
 * be read, because the pin may be on the board by then.
 */
export const canSaveAgain = (error: keyof typeof failedSaves): boolean =>
  error === 'offline' || error === 'timedOut' || error === 'serverFailed'

/** The error for a failed save. */
export const resolveSaveError = (failure: Failure, policy: Policy): keyof typeof failedSaves =>
  findRow(failedSaves, failure, policy) ?? 'serverFailed'
