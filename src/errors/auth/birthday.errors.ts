import type { Policy } from '../../domain/policy/policy.ts'
import { asNotice, onField, onView, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import { rowsOf, type ErrorSlots, type RowIdOf } from '../rows.ts'

/** Every outcome of the standalone birthday step, in the order of auth.txt §5 "Birthday", §4 "Underage", §8 "Signup". */
export const birthdayErrors = {
  required: { placement: onField('birthday') },
  invalid: { placement: onField('birthday') },
  overage: { code: 'overage', placement: onField('birthday'), words: 'server' },
  missingAge: { code: 'missingAge', placement: onField('birthday'), words: 'server' },
  /** Too young by the date, or refused for it before on this device. C9. */
  ineligible: { placement: asNotice },
  underage: { code: 'underage', placement: onView('ageProtected'), words: 'none' },
  refused: { failure: 'refused', placement: asNotice, words: 'server' },
  ...unansweredRows(asNotice),
} as const satisfies ErrorTable

/** The step's tables by their name. */
export const birthdayErrorTables = { birthday: birthdayErrors } as const

export type BirthdayError = keyof typeof birthdayErrors
export type BirthdayRowId = RowIdOf<typeof birthdayErrorTables>

/** The errors on screen by their place in the form. */
export type BirthdaySlots = ErrorSlots<'birthday' | 'notice', BirthdayRowId>

export const { row: birthdayRow, slotOf: birthdaySlotOf } = rowsOf(birthdayErrorTables)

/** What a failed call of the step means. auth.txt §8 "Signup". */
export const resolveBirthdayError = (failure: Failure, policy: Policy): BirthdayError =>
  findRow(birthdayErrors, failure, policy) ?? 'serverFailed'
