import type { Policy } from '../../domain/policy/policy.ts'
import { asNotice, asToast, silently, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import type { RowIdOf } from '../rows.ts'

/** Every outcome of saving a pin that is no success. saving.txt §8 "Save failure". What follows a save never undoes it. D21. */
export const saveErrors = {
  refused: { failure: 'refused', placement: asToast, words: 'server' },
  ...unansweredRows(asToast),
  serverFailed: { failure: 'server', placement: asToast, words: 'server' },
  /** Whoever was to be invited to the new board was not. */
  inviteFailed: { placement: silently, words: 'none' },
  /** The sections as they are now could not be read. */
  refreshFailed: { placement: silently, words: 'none' },
  /** Where the original board lies could not be read: the person stays. */
  boardUnread: { placement: silently, words: 'none' },
} as const satisfies ErrorTable

/** Outcomes of asking for the sections of a board; the specification does not show how they look. */
export const sectionsErrors = {
  loadFailed: { placement: asNotice },
} as const satisfies ErrorTable

export const saveErrorTables = { save: saveErrors, sections: sectionsErrors } as const

export type SaveError = keyof typeof saveErrors
export type SaveRowId = RowIdOf<typeof saveErrorTables>

/** What a failed save means. saving.txt §8. */
export const resolveSaveError = (failure: Failure, policy: Policy): SaveError =>
  findRow(saveErrors, failure, policy) ?? 'serverFailed'
