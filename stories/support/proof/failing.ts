import { anyRow, type EveryRowId } from '../../../src/errors/index.ts'
import { journeyToRow } from '../journeys/index.ts'
import type { Journey } from '../journeys/journey.ts'
import type { Claims } from './claims.ts'
import { driven } from './reaches.ts'

/** A story of one row of the catalogue: `export const WrongPassword = meta.story(failing('login.wrongPassword'))`. */
export function failing(row: EveryRowId, change: Partial<Journey> & Pick<Claims, 'calls'> = {}) {
  anyRow(row)
  const { calls, ...journey }: Partial<Journey> & Pick<Claims, 'calls'> = {
    given: row,
    ...journeyToRow(row),
    ...change,
  }
  return driven(journey, { row, calls })
}
