import { asNotice, onField, type ErrorTable } from '../catalogue.ts'
import { rowsOf, type ErrorSlots, type RowIdOf } from '../rows.ts'
import { forgotPasswordErrors } from './login.errors.ts'

/** The errors that only the page for resetting a password has. Its call fails with the rows of `forgotPassword`. */
export const passwordResetErrors = {
  identifierRequired: { placement: onField('identifier') },
  rateLimited: { code: 'rateLimited', placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

const tables = { passwordReset: passwordResetErrors, forgotPassword: forgotPasswordErrors } as const

export type PasswordResetRowId = RowIdOf<typeof tables>

/** The visible errors of the form by slot. */
export type PasswordResetSlots = ErrorSlots<'identifier' | 'notice', PasswordResetRowId>

export const passwordResetCatalogue = rowsOf(tables)
