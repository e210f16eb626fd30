import { asNotice, onView, type ErrorTable } from '../catalogue.ts'
import { outcomeRows } from './outcome.rows.ts'

/** The outcomes of a log-in without a form, by one-tap or by switching accounts. */
export const directLoginRows = {
  mfaRequired: { code: 'mfaRequired', placement: onView('loginMfa'), message: 'none' },
  tooQuick: { code: 'tooQuick', placement: asNotice },
  botWidgetFailed: { placement: asNotice },
  ...outcomeRows,
} as const satisfies ErrorTable
