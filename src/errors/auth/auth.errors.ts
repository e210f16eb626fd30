import { forgotPasswordErrors, loginErrors, loginMfaErrors, socialErrors } from './login.errors.ts'
import { rowsOf, type ErrorSlots as Slots, type RowIdOf } from '../rows.ts'

/** The tables of the log-in by name. Row IDs are `<table>.<row>`. */
export const loginErrorTables = {
  login: loginErrors,
  social: socialErrors,
  loginMfa: loginMfaErrors,
  forgotPassword: forgotPasswordErrors,
} as const

export type AuthRowId = RowIdOf<typeof loginErrorTables>

/** The visible errors of a form by slot. */
export type ErrorSlots<Slot extends string> = Slots<Slot, AuthRowId>

export const { row: authRow, slotOf, dialogOf } = rowsOf(loginErrorTables)
