import { ApiFailure } from '../../src/api/failure.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { ErrorTable } from '../../src/errors/catalogue.ts'

/** The failures that the API client throws for the rows of a table. */
export const failuresOf = (table: ErrorTable) =>
  Object.values(table).flatMap(({ code, failure }) => {
    if (failure === 'timedOut') return []
    if (code) return new ApiFailure('refused', { code: defaultPolicy.codes[code][0] ?? null })
    return failure ? new ApiFailure(failure) : []
  })
