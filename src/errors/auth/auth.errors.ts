import { forgotPasswordErrors, loginErrors, loginMfaErrors, socialErrors } from './login.errors.ts'
import { rowsOf, type ErrorSlots as Slots, type RowIdOf } from '../rows.ts'

/** Every table of logging in by its name; a row's id is `<table>.<row>`. */
export const loginErrorTables = {
  login: loginErrors,
  social: socialErrors,
  loginMfa: loginMfaErrors,
  forgotPassword: forgotPasswordErrors,
} as const

export type AuthRowId = RowIdOf<typeof loginErrorTables>

/** The errors on screen by their place in a form. */
export type ErrorSlots<Slot extends string> = Slots<Slot, AuthRowId>

export const { row: authRow, slotOf, dialogOf } = rowsOf(loginErrorTables)
