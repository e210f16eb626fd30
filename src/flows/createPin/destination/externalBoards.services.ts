import { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type { BoardPage, BoardsRequest } from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import { pickerEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { isAdAccountOwner } from '../../../domain/auth/session.ts'
import { boardOwnerOf } from '../../../domain/saving/boardOrder.ts'
import type { Board } from '../../../domain/saving/board.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { boardsPayload, readPinDetails } from '../../saving/boardPicker/boardPicker.services.ts'
import { memberBoards } from '../../saving/boardPicker/readableBoards.ts'
import { refreshRecentBoards } from '../../saving/boardPicker/recentBoards.ts'
import { savingClient } from '../../saving/savingClient.ts'

/**
 * The board picker of the create-pin page: every board of the member, with those they saved to last as 'Top choices'. A member who acts for
 * another's ad account gets the owner's protected boards, as in the save modal.
 */
export function provideExternalBoardPicker(config: TackboardConfig) {
  const { policy, actingFor, visit } = config
  const client = savingClient({ readBoards: pickerEndpoints.readBoards }, config)
  /** The list does not wait long for them. */
  async function recentBoards(username: string, signal: AbortSignal): Promise<readonly Board[]> {
    const { clock } = config.platform
    let timer: unknown
    const patience = new Promise<void>((resolve) => {
      timer = clock.setTimeout(resolve, policy.timing.recentBoards)
    })
    await Promise.race([refreshRecentBoards(config, username, signal), patience])
    clock.clearTimeout(timer)
    return visit.recentSaves().boards.slice(0, policy.createPin.recentBoardLimit)
  }
  return boardPickerMachine.provide({
    actors: {
      readBoards: fromCall<BoardPage, BoardsRequest>(async ({ input, signal }) => {
        const { session, bookmark } = input
        const isOwn = isAdAccountOwner(session)
        const payload = {
          user_id: actingFor ?? session.userId,
          filter: 'all',
          field_set_key: 'profile_grid_item',
          ...(bookmark !== null && { bookmark }),
        } as const
        const [page, shortlist] = await Promise.all([
          client.readBoards(isOwn ? payload : boardsPayload(input, policy.saving), signal),
          bookmark === null ? recentBoards(boardOwnerOf(session), signal) : [],
        ])
        const { data } = page.resource_response
        return { boards: memberBoards(data.all_boards, session, config), shortlist, bookmark: data.bookmark }
      }),
      readPinDetails: readPinDetails(config),
    },
  })
}
