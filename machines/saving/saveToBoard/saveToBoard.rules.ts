import type { SaveChoice } from '../../../src/domain/saving/board.ts'
import { boardOf } from '../../fragments/choosesBoard.ts'
import type { SaveRequest, SaveToBoardContext } from './saveToBoard.types.ts'

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
