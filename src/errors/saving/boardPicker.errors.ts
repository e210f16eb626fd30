import { asNotice, type ErrorTable } from '../catalogue.ts'

/** Outcomes of reading boards. saving.txt §8: a failed list gets a state of its own, whose display is not shown and so an open one. */
export const boardPickerErrors = {
  loadFailed: { placement: asNotice },
  /** The boards after the first ones. */
  moreFailed: { placement: asNotice },
} as const satisfies ErrorTable
