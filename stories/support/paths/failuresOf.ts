import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { ErrorTable } from '../../../src/errors/catalogue.ts'

/** What each row of a table that a server means is thrown as. */
export const failuresOf = (table: ErrorTable) =>
  Object.values(table).flatMap(({ code, failure }) => {
    if (failure === 'timedOut') return []
    if (code) return new ApiFailure('refused', { code: defaultPolicy.codes[code][0] ?? null })
    return failure ? new ApiFailure(failure) : []
  })
