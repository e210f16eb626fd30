import { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type { BoardPage, BoardsRequest } from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import { pickerEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { isAdAccountOwner } from '../../../domain/auth/session.ts'
import { boardOwnerOf } from '../../../domain/saving/boardOrder.ts'
import type { Board } from '../../../domain/saving/board.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import {
  boardsPayload,
  readPinDetails,
  sentSort,
  sortOf,
} from '../../saving/boardPicker/boardPicker.services.ts'
import { memberBoards, stillOffered } from '../../saving/boardPicker/readableBoards.ts'
import { recentSectionRows, refreshRecentBoards } from '../../saving/boardPicker/recentBoards.ts'
import { savingClient } from '../../saving/savingClient.ts'

const client = savingClient({ readBoards: pickerEndpoints.readBoards })

/** The boards saved to last. The list does not wait long for them. */
async function recentBoards(
  config: TackboardConfig,
  username: string,
  signal: AbortSignal,
): Promise<readonly Board[]> {
  const { platform, policy, visit } = config
  let timer: unknown
  const patience = new Promise<void>((resolve) => {
    timer = platform.clock.setTimeout(resolve, policy.timing.recentBoards)
  })
  await Promise.race([refreshRecentBoards(config, username, signal), patience])
  platform.clock.clearTimeout(timer)
  return visit.recentSaves().boards
}

/**
 * The board picker of the create-pin page: every board of the member, with those they saved to last as 'Top choices'. A member who acts for
 * another's ad account gets the owner's protected boards, as in the save modal.
 */
export const externalBoardPickerLogic = boardPickerMachine.provide({
  actors: {
    readBoards: fromCall<BoardPage, BoardsRequest>(async ({ config, input, signal }) => {
      const { session, bookmark } = input
      const sort = sortOf(config, input)
      const own = {
        user_id: config.actingFor ?? session.userId,
        filter: 'all',
        field_set_key: 'profile_grid_item',
        ...(bookmark !== null && { bookmark }),
        ...sentSort(sort),
      } as const
      const payload = isAdAccountOwner(session)
        ? own
        : boardsPayload({ ...input, sort }, config.policy.saving)
      const [page, shortlist] = await Promise.all([
        client(config).readBoards(payload, signal),
        bookmark === null ? recentBoards(config, boardOwnerOf(session), signal) : [],
      ])
      const { data } = page.resource_response
      return {
        boards: memberBoards(data.all_boards, session, config),
        shortlist: [
          ...stillOffered(recentSectionRows(config), data.all_boards),
          ...stillOffered(shortlist, data.all_boards).slice(0, config.policy.createPin.recentBoardLimit),
        ],
        bookmark: data.bookmark,
        sort,
      }
    }),
    readPinDetails,
  },
})
