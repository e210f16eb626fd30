import { asNotice, type ErrorTable } from '../catalogue.ts'
import type { RowIdOf } from '../rows.ts'

/** Outcomes of switching to a saved account that are no success. The specification names none: they are social log-in's generic ones. */
export const accountSwitcherErrors = {
  /** The server no longer knows this device for that account. */
  expired: { code: 'noAccount', placement: asNotice },
  /** Whatever else went wrong: the server's words when it has any, else the generic sentence. */
  failed: { placement: asNotice, words: 'server' },
} as const satisfies ErrorTable

/** The account switcher's table by its name; a row's id is `accountSwitcher.<row>`. */
export const accountSwitcherErrorTables = { accountSwitcher: accountSwitcherErrors } as const

export type AccountSwitcherError = keyof typeof accountSwitcherErrors
export type AccountSwitcherRowId = RowIdOf<typeof accountSwitcherErrorTables>
