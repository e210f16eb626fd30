import { accountSwitcherErrorTables } from './auth/accountSwitcher.errors.ts'
import { authErrors } from './auth/auth.errors.ts'
import { offsiteErrors } from './auth/offsite.errors.ts'
import { birthdayErrorTables } from './auth/birthday.errors.ts'
import { boardFormErrorTables } from './saving/boardForm.errors.ts'
import { boardPickerErrors } from './saving/boardPicker.errors.ts'
import { emailVerificationErrors } from './auth/emailVerification.errors.ts'
import { hashtagSuggestionsErrors } from './saving/hashtagSuggestions.errors.ts'
import { oneTapErrorTables } from './auth/oneTap.errors.ts'
import { peopleErrorTables } from './people/people.errors.ts'
import { pinSavedErrors } from './saving/pinSaved.errors.ts'
import { pinMoveErrors } from './people/pinMove.errors.ts'
import { rowsOf, type RowIdOf } from './rows.ts'
import { saveErrorTables } from './saving/save.errors.ts'
import { sectionFormErrors } from './saving/sectionForm.errors.ts'
import { signupErrorTables } from './auth/signup.errors.ts'

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
