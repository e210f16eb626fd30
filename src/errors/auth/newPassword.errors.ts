import type { Policy } from '../../domain/policy/policy.ts'
import { asNotice, onField, onView, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import { rowsOf, type ErrorSlots, type RowIdOf } from '../rows.ts'

/** The errors of the page that sets a new password. */
export const newPasswordErrors = {
  /** Cut off, unknown to the server, or without its token. */
  linkInvalid: {
    code: 'resetLinkInvalid',
    placement: onView('newPassword.linkInvalid'),
    message: 'none',
  },
  linkExpired: {
    code: 'resetLinkExpired',
    placement: onView('newPassword.linkExpired'),
    message: 'none',
  },
  linkUsed: { code: 'resetLinkUsed', placement: onView('newPassword.linkUsed'), message: 'none' },
  passwordRequired: { placement: onField('password') },
  passwordTooShort: { placement: onField('password') },
  passwordNonAscii: { placement: onField('password') },
  passwordIsUsername: { placement: onField('password') },
  passwordWeak: { placement: onField('password') },
  passwordsDiffer: { placement: onField('confirmation') },
  /** The one that the account has, or had. */
  passwordReused: { code: 'passwordReused', placement: onField('password') },
  /** By a rule that only the server has, such as a list of leaked passwords. */
  passwordRefused: { code: 'passwordRejected', placement: onField('password'), message: 'server' },
  rateLimited: { code: 'rateLimited', placement: asNotice },
  refused: { failure: 'refused', placement: asNotice, message: 'server' },
  ...unansweredRows(asNotice),
} as const satisfies ErrorTable

/** The table by name. */
export const newPasswordErrorTables = { newPassword: newPasswordErrors } as const

export type NewPasswordError = keyof typeof newPasswordErrors
export type NewPasswordRowId = RowIdOf<typeof newPasswordErrorTables>

/** The visible errors of the form by slot. */
export type NewPasswordSlots = ErrorSlots<'password' | 'confirmation' | 'notice', NewPasswordRowId>

export const { row: newPasswordRow, slotOf: newPasswordSlotOf } = rowsOf(newPasswordErrorTables)

/** The error for a failed call of the page. */
export const resolveNewPasswordError = (failure: Failure, policy: Policy): NewPasswordError =>
  findRow(newPasswordErrors, failure, policy) ?? 'malformed'
