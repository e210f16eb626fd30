import { asNotice, type ErrorTable } from '../catalogue.ts'

/** The errors of reading boards. The spec leaves open how they are shown. */
export const boardPickerErrors = {
  loadFailed: { placement: asNotice },
  /** Loading another page of boards failed. */
  moreFailed: { placement: asNotice },
  /** The section that the pin was to be saved into is no longer there (`policy.saving`: `sectionsInSearch`, `recentSections`). */
  sectionGone: { placement: asNotice },
} as const satisfies ErrorTable
