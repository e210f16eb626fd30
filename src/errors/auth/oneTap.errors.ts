import { asNotice, inDialog, type ErrorTable } from '../catalogue.ts'
import { rowsOf, type RowIdOf } from '../rows.ts'

/** Every outcome of one-tap that is no success. auth.txt §8 "Social login", "Signup". */
export const oneTapErrors = {
  softBanned: { code: 'softBanned', placement: inDialog('softBanned') },
  rateLimited: { code: 'rateLimited', placement: inDialog('tooManyAttempts') },
  suspended: { code: 'suspended', placement: inDialog('deactivated') },
  googleNoMatch: { code: 'googleSignupDisabled', placement: inDialog('googleNoMatch') },
  googleUnavailable: { code: 'googleUnavailable', placement: inDialog('googleUnavailable') },
  ineligible: { code: 'underage', placement: asNotice },
  /** Whatever else went wrong: the server's words when it has any, else the generic sentence. */
  failed: { placement: asNotice, words: 'server' },
} as const satisfies ErrorTable

/** One-tap's table by its name; a row's id is `oneTap.<row>`. */
export const oneTapErrorTables = { oneTap: oneTapErrors } as const

export type OneTapError = keyof typeof oneTapErrors
export type OneTapRowId = RowIdOf<typeof oneTapErrorTables>

export const { dialogOf: oneTapDialogOf } = rowsOf(oneTapErrorTables)
