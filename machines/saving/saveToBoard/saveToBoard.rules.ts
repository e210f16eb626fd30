import type { SaveChoice } from '../../../src/domain/saving/board.ts'
import { toFailure } from '../../../src/api/failure.ts'
import { boardOf } from '../../fragments/choosesBoard.ts'
import type { Thrown } from '../../fragments/events.ts'
import type { SaveRequest, SaveToBoardContext } from './saveToBoard.types.ts'

/** Null for a call that timed out. */
export const failureOf = ({ error }: Thrown) => (error === null ? null : toFailure(error))

/** What is saved, and where: enough to save it again. */
export const saveChoice = (context: SaveToBoardContext): SaveChoice => ({
  pin: context.pin,
  board: boardOf(context),
  section: context.section,
})

/** Input of the save call. */
export const saveRequest = (context: SaveToBoardContext): SaveRequest => ({
  pin: context.pin,
  session: context.session,
  method: context.method,
  boardId: boardOf(context).id,
  sectionId: context.section?.id ?? null,
})
