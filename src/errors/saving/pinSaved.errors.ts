import { silently, type ErrorTable } from '../catalogue.ts'

/** The errors of reloading a saved pin. Only logged, because the pin is saved either way. */
export const pinSavedErrors = {
  readFailed: { placement: silently, message: 'none' },
} as const satisfies ErrorTable
