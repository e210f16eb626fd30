import { asNotice, asToastedNotice, onField, onView, unansweredRows, type ErrorTable } from '../catalogue.ts'
import { signupPreventedRows } from './signupPrevented.rows.ts'
import { rowsOf, type ErrorSlots, type RowIdOf } from '../rows.ts'

/** The errors of the sign-up form, in the order of the specification. auth.txt §5 and §8 "Signup". */
export const signupErrors = {
  emailRequired: { placement: onField('email') },
  emailFormat: { placement: onField('email') },
  emailRejected: { placement: onField('email') },
  /** Only if the email already has an account, in which case the form logs in. */
  passwordRequired: { placement: onField('password') },
  passwordTooShort: { placement: onField('password') },
  passwordNonAscii: { placement: onField('password') },
  passwordIsUsername: { placement: onField('password') },
  passwordWeak: { placement: onField('password') },
  birthdayRequired: { placement: onField('birthday') },
  birthdayInvalid: { placement: onField('birthday') },
  underage: { code: 'underage', placement: onView('underage'), message: 'none' },
  /** Previously rejected for their age on this device. */
  ineligible: { placement: asNotice },
  missingAge: { code: 'missingAge', placement: onField('birthday'), message: 'server' },
  overage: { code: 'overage', placement: onField('birthday'), message: 'server' },
  emailInvalid: { code: 'emailInvalid', placement: onField('email') },
  emailContainsBrand: { code: 'emailContainsBrand', placement: onField('email') },
  /** The email-exists call failed with the one code whose message is shown. */
  emailCheckRefused: { code: 'emailCheckRefused', placement: onField('email'), message: 'server' },
  emailCheckFailed: { placement: onField('email') },
  /** The server's validation call failed. */
  validationFailed: { placement: asToastedNotice, message: 'server' },
  /** The server's validation rejected the password, with or without a message. */
  passwordRefused: { placement: onField('password'), message: 'server' },
  birthdayRefused: { placement: onField('birthday'), message: 'server' },
  ...signupPreventedRows,
  other: { failure: 'refused', placement: asNotice },
  ...unansweredRows(asNotice),
} as const satisfies ErrorTable

/** The errors of collecting an email for a social sign-up. */
export const emailCollectionErrors = {
  emailRequired: { placement: onField('email') },
  emailFormat: { placement: onField('email') },
  signupFailed: { placement: asNotice, message: 'server' },
  /** The provider's profile could not be read. The form asks for the email instead. */
  profileUnread: { placement: asNotice },
} as const satisfies ErrorTable

/** The tables of the sign-up by name. Row IDs are `<table>.<row>`. */
export const signupErrorTables = { signup: signupErrors, emailCollection: emailCollectionErrors } as const

export type SignupError = keyof typeof signupErrors
export type SignupRowId = RowIdOf<typeof signupErrorTables>

/** The messages that a toast repeats after a failed submit. */
export type ToastedError =
  | `signup.error.${Exclude<SignupError, 'underage' | keyof typeof signupPreventedRows>}`
  | `emailCollection.error.${'emailRequired' | 'emailFormat' | 'signupFailed'}`

/** The visible errors of a form by slot. */
export type SignupErrorSlots<Slot extends string> = ErrorSlots<Slot, SignupRowId>

export const { row: signupRow, slotOf: signupSlotOf } = rowsOf(signupErrorTables)
