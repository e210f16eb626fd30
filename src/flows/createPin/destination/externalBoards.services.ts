import { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type { BoardPage, BoardsRequest } from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import { createClient } from '../../../api/client.ts'
import { pickerEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { Board } from '../../../domain/saving/board.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { readPinDetails } from '../../saving/boardPicker/boardPicker.services.ts'
import { memberBoards } from '../../saving/boardPicker/readableBoards.ts'
import { refreshRecentBoards } from '../../saving/boardPicker/recentBoards.ts'

/** The board picker of the create-pin page: every board of the member, with those they saved to last as 'Top choices'. */
export function provideExternalBoardPicker(config: TackboardConfig) {
  const { api, policy } = config
  const client = createClient(pickerEndpoints, { ...api, policy })
  /** The list does not wait long for them. */
  async function recentBoards(username: string, signal: AbortSignal): Promise<readonly Board[]> {
    const { clock } = config.platform
    let timer: unknown
    const patience = new Promise<void>((resolve) => {
      timer = clock.setTimeout(resolve, policy.timing.recentBoards)
    })
    await Promise.race([refreshRecentBoards(config, username, signal), patience])
    clock.clearTimeout(timer)
    return config.visit.recentSaves().boards.slice(0, policy.createPin.recentBoardLimit)
  }
  return boardPickerMachine.provide({
    actors: {
      readBoards: fromCall<BoardPage, BoardsRequest>(async ({ input: { session, bookmark }, signal }) => {
        const payload = {
          user_id: session.userId,
          filter: 'all',
          field_set_key: 'profile_grid_item',
          ...(bookmark !== null && { bookmark }),
        } as const
        const [page, shortlist] = await Promise.all([
          client.readBoards(payload, signal),
          bookmark === null ? recentBoards(session.username, signal) : [],
        ])
        const { data } = page.resource_response
        return { boards: memberBoards(data.all_boards, session, config), shortlist, bookmark: data.bookmark }
      }),
      readPinDetails: readPinDetails(config),
    },
  })
}
