import { silently, type ErrorTable } from '../catalogue.ts'

/** That a picture is on a board already is worth knowing, but no reason to stop: a failure is only logged. */
export const duplicatesErrors = {
  failed: { placement: silently, message: 'none' },
} as const satisfies ErrorTable
