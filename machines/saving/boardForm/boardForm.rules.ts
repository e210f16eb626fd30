import type { BoardCreatePayload } from '../../../src/api/saving/saving.payloads.ts'
import { isAdAccountOwner } from '../../../src/domain/auth/session.ts'
import type { BoardFormContext } from './boardForm.types.ts'
import { visibleName } from '../../../src/domain/text/visibleName.ts'

/**
 * The payload that creates a board. Boards made for another's ad account are protected; all others are public, or secret if the user
 * chooses so. saving.txt §3 "Board-create options", §4 "Board create form", §6.
 */
export const boardPayload = ({
  name,
  isSecret,
  session,
}: Pick<BoardFormContext, 'name' | 'isSecret' | 'session'>): BoardCreatePayload => {
  const isOwner = isAdAccountOwner(session)
  return {
    name: visibleName(name),
    privacy: isOwner ? (isSecret ? 'SECRET' : 'PUBLIC') : 'PROTECTED',
    ...(!isOwner && session.advertiser && { advertiser_id: session.advertiser.id }),
    aux_data: { source: 'board_picker' },
  }
}
