import { asNotice, type ErrorTable } from '../catalogue.ts'

/** The errors of reading boards. The spec leaves open how they are shown. saving.txt §8. */
export const boardPickerErrors = {
  loadFailed: { placement: asNotice },
  /** Loading another page of boards failed. */
  moreFailed: { placement: asNotice },
} as const satisfies ErrorTable
