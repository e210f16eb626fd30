import { silently, type ErrorTable } from '../catalogue.ts'

/** Outcomes of reading a saved pin anew. The specification names none, and the pin is saved all the same: it is logged, and nothing is said. */
export const pinSavedErrors = {
  readFailed: { placement: silently, words: 'none' },
} as const satisfies ErrorTable
