import type { Policy } from '../../domain/policy/policy.ts'
import { asNotice, onField, onView, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import { rowsOf, type ErrorSlots, type RowIdOf } from '../rows.ts'

/** The errors of the standalone birthday step, in the order of the specification. auth.txt §5 "Birthday", §4 "Underage", §8 "Signup". */
export const birthdayErrors = {
  required: { placement: onField('birthday') },
  invalid: { placement: onField('birthday') },
  overage: { code: 'overage', placement: onField('birthday'), message: 'server' },
  missingAge: { code: 'missingAge', placement: onField('birthday'), message: 'server' },
  /** Too young, or previously rejected for their age on this device. */
  ineligible: { placement: asNotice },
  underage: { code: 'underage', placement: onView('ageProtected'), message: 'none' },
  refused: { failure: 'refused', placement: asNotice, message: 'server' },
  ...unansweredRows(asNotice),
} as const satisfies ErrorTable

/** The tables by name. */
export const birthdayErrorTables = { birthday: birthdayErrors } as const

export type BirthdayError = keyof typeof birthdayErrors
export type BirthdayRowId = RowIdOf<typeof birthdayErrorTables>

/** The visible errors of the form by slot. */
export type BirthdaySlots = ErrorSlots<'birthday' | 'notice', BirthdayRowId>

export const { row: birthdayRow, slotOf: birthdaySlotOf } = rowsOf(birthdayErrorTables)

/** The error for a failed call of the step. */
export const resolveBirthdayError = (failure: Failure, policy: Policy): BirthdayError =>
  findRow(birthdayErrors, failure, policy) ?? 'serverFailed'
