import {
  asNotice,
  asToast,
  onField,
  onView,
  silently,
  unansweredRows,
  type ErrorTable,
} from '../catalogue.ts'
import { rowsOf, type ErrorSlots, type RowIdOf } from '../rows.ts'

/** Every outcome of the sign-up form, in the order of auth.txt §5 and §8 "Signup". */
export const signupErrors = {
  emailRequired: { placement: onField('email') },
  emailFormat: { placement: onField('email') },
  emailRejected: { placement: onField('email') },
  /** Only once the e-mail is known to have an account: then the form logs in. */
  passwordRequired: { placement: onField('password') },
  passwordTooShort: { placement: onField('password') },
  passwordNonAscii: { placement: onField('password') },
  passwordIsUsername: { placement: onField('password') },
  passwordWeak: { placement: onField('password') },
  birthdayRequired: { placement: onField('birthday') },
  birthdayInvalid: { placement: onField('birthday') },
  underage: { code: 'underage', placement: onView('underage'), words: 'none' },
  /** Whoever was refused for their age once, on this device. auth.txt §5, C10. */
  ineligible: { placement: asNotice },
  missingAge: { code: 'missingAge', placement: onField('birthday'), words: 'server' },
  overage: { code: 'overage', placement: onField('birthday'), words: 'server' },
  emailInvalid: { code: 'emailInvalid', placement: onField('email') },
  emailContainsBrand: { code: 'emailContainsBrand', placement: onField('email') },
  /** The e-mail-exists call is refused with the one code whose message is shown. */
  emailCheckRefused: { code: 'emailCheckRefused', placement: onField('email'), words: 'server' },
  emailCheckFailed: { placement: onField('email') },
  /** The server's validation could not be asked. auth.txt §7. D16. */
  validationFailed: { placement: asToast, words: 'server' },
  /** The server's validation refused the password with words of its own, or none. */
  passwordRefused: { placement: onField('password'), words: 'server' },
  birthdayRefused: { placement: onField('birthday'), words: 'server' },
  other: { failure: 'refused', placement: asNotice },
  ...unansweredRows(asNotice),
} as const satisfies ErrorTable

/** Outcomes of asking a social sign-up for its e-mail. auth.txt §5 "Email collection", §8. */
export const emailCollectionErrors = {
  emailRequired: { placement: onField('email') },
  emailFormat: { placement: onField('email') },
  signupFailed: { placement: asNotice, words: 'server' },
  /** The provider's profile could not be read: the e-mail is asked for, and nothing said. */
  profileUnread: { placement: silently, words: 'none' },
} as const satisfies ErrorTable

/** Every table of the sign-up side by its name; a row's id is `<table>.<row>`. */
export const signupErrorTables = { signup: signupErrors, emailCollection: emailCollectionErrors } as const

export type SignupError = keyof typeof signupErrors
export type SignupRowId = RowIdOf<typeof signupErrorTables>

/** The errors on screen by their place in a form. */
export type SignupErrorSlots<Slot extends string> = ErrorSlots<Slot, SignupRowId>

export const { row: signupRow, slotOf: signupSlotOf } = rowsOf(signupErrorTables)
