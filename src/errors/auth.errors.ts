import type { ErrorRow } from './catalogue.ts'
import { forgotPasswordErrors, loginErrors, loginMfaErrors, socialErrors } from './login.errors.ts'

/** Every table of the auth area by its name; a row's id is `<table>.<row>`. */
export const authErrors = { login: loginErrors, social: socialErrors, loginMfa: loginMfaErrors, forgotPassword: forgotPasswordErrors } as const

type AuthErrors = typeof authErrors
export type AuthRowId = { [T in keyof AuthErrors]: `${T}.${keyof AuthErrors[T] & string}` }[keyof AuthErrors]

/** The errors on screen by their place in a form. */
export type ErrorSlots<Slot extends string> = { readonly [S in Slot]?: AuthRowId }

const rows: Readonly<Record<string, ErrorRow>> = Object.fromEntries(
  Object.entries(authErrors).flatMap(([table, own]) => Object.entries(own).map(([name, row]) => [`${table}.${name}`, row])),
)

/** The row behind an id. */
export function authRow(id: AuthRowId): ErrorRow {
  const row = rows[id]
  if (!row) throw new Error(`The catalogue has no row '${id}'.`)
  return row
}

/** Where a row's text stands in a form: the field's name, or 'notice'. Null when it shows elsewhere. */
export function slotOf(id: AuthRowId): string | null {
  const { placement } = authRow(id)
  return placement.kind === 'field' ? placement.field : placement.kind === 'notice' ? 'notice' : null
}

/** The dialog a row opens; null when it opens none. */
export function dialogOf(id: AuthRowId): string | null {
  const { placement } = authRow(id)
  return placement.kind === 'dialog' ? placement.dialog : null
}
