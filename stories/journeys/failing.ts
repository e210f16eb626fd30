import { anyRow, type EveryRowId } from '../../src/errors/index.ts'
import { journeyToRow } from './index.ts'
import type { Journey } from '../../testing/journeys/journey.ts'
import type { Claims } from '../../testing/proof/claims.ts'
import { driven } from './reaches.ts'

type Change = Partial<Journey> & Pick<Claims, 'state' | 'calls'>

/**
 * A story about one row of the catalogue: `export const WrongPassword = meta.story(failing('login.wrongPassword'))`. If the row has a state
 * of its own, also pass that `state`.
 */
export function failing(row: EveryRowId, change: Change = {}) {
  anyRow(row)
  const { state, calls, ...journey }: Change = {
    given: row,
    ...journeyToRow(row),
    ...change,
  }
  return driven(journey, { state, row, calls })
}
