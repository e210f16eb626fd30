import { asNotice, silently, type ErrorTable } from '../catalogue.ts'
import type { RowIdOf } from '../rows.ts'

/** The errors of acting for a business. The specification leaves open how they are shown. */
export const businessAccessErrors = {
  /** The profiles could not be read. Shown only if the member was acting for one; others have nothing to miss. */
  unread: { placement: asNotice },
  /** The profiles could not be read again, so the former ones are still offered. */
  outdated: { placement: asNotice },
} as const satisfies ErrorTable

/** The error of a page whose owner is looked up. */
export const viewedProfileErrors = {
  /** The pin could not be read, so its page counts as somebody else's. */
  unread: { placement: silently, message: 'none' },
} as const satisfies ErrorTable

export const businessErrorTables = {
  businessAccess: businessAccessErrors,
  viewedProfile: viewedProfileErrors,
} as const

export type BusinessRowId = RowIdOf<typeof businessErrorTables>
