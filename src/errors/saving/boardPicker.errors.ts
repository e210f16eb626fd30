import { asNotice, type ErrorTable } from '../catalogue.ts'

/** The errors of reading boards. The spec leaves open how they are shown. */
export const boardPickerErrors = {
  loadFailed: { placement: asNotice },
  /** Loading another page of boards failed. */
  moreFailed: { placement: asNotice },
} as const satisfies ErrorTable
