import { accountSwitcherErrors } from './auth/accountSwitcher.errors.ts'
import { loginErrorTables } from './auth/auth.errors.ts'
import { birthdayErrors } from './auth/birthday.errors.ts'
import { emailVerificationErrors } from './auth/emailVerification.errors.ts'
import { newPasswordErrors } from './auth/newPassword.errors.ts'
import { offsiteErrors } from './auth/offsite.errors.ts'
import { oneTapErrors } from './auth/oneTap.errors.ts'
import { passkeyCreationErrorTables } from './auth/passkeyCreation.errors.ts'
import { passkeyListErrorTables } from './auth/passkeyList.errors.ts'
import { passkeyLoginErrorTables } from './auth/passkeyLogin.errors.ts'
import { passwordResetErrors } from './auth/passwordReset.errors.ts'
import { signupErrorTables } from './auth/signup.errors.ts'
import { businessErrorTables } from './business/business.errors.ts'
import { createPinErrorTables } from './createPin/createPin.errors.ts'
import { peopleErrorTables } from './people/people.errors.ts'
import { pinMoveErrors } from './people/pinMove.errors.ts'
import { adEditErrorTables, adListErrorTables } from './promote/adList.errors.ts'
import { promoteErrorTables } from './promote/promote.errors.ts'
import { rowsOf, type RowIdOf } from './rows.ts'
import { boardFormErrors } from './saving/boardForm.errors.ts'
import { boardPickerErrors } from './saving/boardPicker.errors.ts'
import { duplicatesErrors } from './saving/duplicates.errors.ts'
import { hashtagSuggestionsErrors } from './saving/hashtagSuggestions.errors.ts'
import { pinSavedErrors } from './saving/pinSaved.errors.ts'
import { saveErrorTables } from './saving/save.errors.ts'
import { saveChangeErrors } from './saving/saveChange.errors.ts'
import type { HasSentences } from './sentences.ts'
import { sectionFormErrors } from './saving/sectionForm.errors.ts'

const authTables = {
  ...loginErrorTables,
  ...signupErrorTables,
  offsite: offsiteErrors,
  birthday: birthdayErrors,
  passwordReset: passwordResetErrors,
  newPassword: newPasswordErrors,
  ...passkeyLoginErrorTables,
  ...passkeyCreationErrorTables,
  ...passkeyListErrorTables,
  emailVerification: emailVerificationErrors,
  oneTap: oneTapErrors,
  accountSwitcher: accountSwitcherErrors,
} as const

const savingTables = {
  boardForm: boardFormErrors,
  boardPicker: boardPickerErrors,
  ...saveErrorTables,
  saveChange: saveChangeErrors,
  pinSaved: pinSavedErrors,
  sectionForm: sectionFormErrors,
  duplicates: duplicatesErrors,
  hashtagSuggestions: hashtagSuggestionsErrors,
} as const

const peopleTables = { ...peopleErrorTables, pinMove: pinMoveErrors } as const

/** Every table of the catalogue, by name. A flow imports only its own tables. */
export const everyError = {
  ...authTables,
  ...savingTables,
  ...peopleTables,
  ...createPinErrorTables,
  ...businessErrorTables,
  ...promoteErrorTables,
  ...adListErrorTables,
  ...adEditErrorTables,
} as const

// Fails to compile, and names the key, while a row that shows text has no sentence.
true satisfies HasSentences<typeof everyError>

export type EveryRowId = RowIdOf<typeof everyError>
export type AuthAreaRowId = RowIdOf<typeof authTables>
export type SavingAreaRowId = RowIdOf<typeof savingTables>
export type PeopleAreaRowId = RowIdOf<typeof peopleTables>

export const { row: anyRow, slotOf: anySlotOf, dialogOf: anyDialogOf } = rowsOf(everyError)
