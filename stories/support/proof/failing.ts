import { anyRow, type EveryRowId } from '../../../src/errors/index.ts'
import type { Claims } from './claims.ts'
import { errorJourneys } from '../journeys/errors.journeys.ts'
import { logIn } from '../journeys/auth/logIn.steps.ts'
import type { Journey } from '../journeys/journey.ts'
import { driven } from './reaches.ts'

/** A story of one row of the catalogue: `export const WrongPassword = meta.story(failing('login.wrongPassword'))`. */
export function failing(row: EveryRowId, change: Partial<Journey> & Pick<Claims, 'calls'> = {}) {
  anyRow(row)
  const { calls, ...journey }: Partial<Journey> & Pick<Claims, 'calls'> = {
    given: row,
    steps: logIn(),
    ...errorJourneys[row],
    ...change,
  }
  return driven(journey, { row, calls })
}
