import { accountSwitcherErrorTables } from './accountSwitcher.errors.ts'
import { authErrors } from './auth.errors.ts'
import { offsiteErrors } from './offsite.errors.ts'
import { birthdayErrorTables } from './birthday.errors.ts'
import { boardFormErrorTables } from './boardForm.errors.ts'
import { boardPickerErrors } from './boardPicker.errors.ts'
import { emailVerificationErrors } from './emailVerification.errors.ts'
import { hashtagSuggestionsErrors } from './hashtagSuggestions.errors.ts'
import { oneTapErrorTables } from './oneTap.errors.ts'
import { peopleErrorTables } from './people.errors.ts'
import { pinSavedErrors } from './pinSaved.errors.ts'
import { pinMoveErrors } from './pinMove.errors.ts'
import { rowsOf, type RowIdOf } from './rows.ts'
import { saveErrorTables } from './save.errors.ts'
import { sectionFormErrors } from './sectionForm.errors.ts'
import { signupErrorTables } from './signup.errors.ts'

/** The whole catalogue: every table by its name. What ships with a flow is only the flow's own tables. */
export const everyError = {
  ...authErrors,
  ...signupErrorTables,
  offsite: offsiteErrors,
  ...birthdayErrorTables,
  emailVerification: emailVerificationErrors,
  ...boardFormErrorTables,
  pinSaved: pinSavedErrors,
  ...oneTapErrorTables,
  ...accountSwitcherErrorTables,
  ...peopleErrorTables,
  pinMove: pinMoveErrors,
  boardPicker: boardPickerErrors,
  ...saveErrorTables,
  sectionForm: sectionFormErrors,
  hashtagSuggestions: hashtagSuggestionsErrors,
} as const

export type EveryRowId = RowIdOf<typeof everyError>

export const { row: anyRow, slotOf: anySlotOf, dialogOf: anyDialogOf } = rowsOf(everyError)
