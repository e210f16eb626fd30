import { fromCallback, type EventObject } from 'xstate'
import { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type {
  BoardPage,
  BoardsRequest,
  PinDetail,
  PinDetailsRequest,
} from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import { createClient } from '../../../api/client.ts'
import { pickerEndpoints, pinSavedEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { BoardsPayload } from '../../../api/saving/saving.payloads.ts'
import type { SavingPolicy } from '../../../domain/policy/savingPolicy.ts'
import { isAdAccountOwner } from '../../../domain/auth/session.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { readsByQuery } from '../pinSaved/pinReader.ts'
import { savingClient } from '../savingClient.ts'
import { memberBoards, readableBoards } from './readableBoards.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'

/** The payload of `readBoards`. Acting for an advertiser, it requests the owner's protected boards. */
export function boardsPayload(
  { session, pinId, isDesktop, bookmark }: BoardsRequest,
  { shortlistSuggestions }: SavingPolicy,
): BoardsPayload {
  const { username, advertiser } = session
  return {
    ...(pinId !== null && { pin_id: pinId }),
    ...(advertiser && !isAdAccountOwner(session)
      ? { username: advertiser.ownerUsername, advertiser_id: advertiser.id, filter: 'protected' }
      : { username }),
    field_set_key: 'board_picker',
    shortlist_suggestions: shortlistSuggestions,
    isDesktop,
    ...(bookmark !== null && { bookmark }),
  }
}

const fields = 'pin.board(),pin.id,pin.pinned_to_board(),pin.type,pin.via_pinner()'

/** Reads suggested names for a board, and the board that holds the pin. The picker works without them, so a failure is silent. */
export function readPinDetails(config: TackboardConfig) {
  const { api, policy, actingFor } = config
  const { readTitleSuggestions, readPinnedTo } = pickerEndpoints
  const client = createClient({ readTitleSuggestions, ...pinSavedEndpoints }, { ...api, policy })
  const boards = savingClient({ readPinnedTo }, config)
  const suggestTitles = async (id: string, signal: AbortSignal): Promise<PinDetail> => {
    const {
      resource_response: { data },
    } = await client.readTitleSuggestions({ id }, signal)
    const titles = [...new Set(data.map(({ title }) => visibleName(title)))].filter(Boolean)
    return { type: 'titles.suggested', titles: titles.slice(0, policy.saving.titleSuggestionLimit) }
  }
  const findBoard = async (id: string, signal: AbortSignal): Promise<PinDetail> => {
    const pinnedTo = readsByQuery(config, actingFor)
      ? (await client.querySavedPin({ pinId: id }, signal)).resource_response.data.pinnedToBoard
      : (await boards.readPinnedTo({ id, fields }, signal)).resource_response.data.pinned_to_board
    return { type: 'pinnedTo.answered', pinnedTo }
  }
  return fromCallback<EventObject, PinDetailsRequest, PinDetail>(({ input: { pinId }, sendBack }) => {
    if (pinId === null) return
    const stopped = new AbortController()
    const report = async (request: Promise<PinDetail>) => {
      const detail = await request.catch(() => null)
      if (detail && !stopped.signal.aborted) sendBack(detail)
    }
    void report(suggestTitles(pinId, stopped.signal))
    void report(findBoard(pinId, stopped.signal))
    return () => stopped.abort()
  })
}

/** The picker's machine with its actors provided from the config. */
export function provideBoardPicker(config: TackboardConfig) {
  const { policy, visit } = config
  const client = savingClient({ readBoards: pickerEndpoints.readBoards }, config)
  return boardPickerMachine.provide({
    actors: {
      readBoards: fromCall<BoardPage, BoardsRequest>(async ({ input, signal }) => {
        const {
          resource_response: { data },
        } = await client.readBoards(boardsPayload(input, policy.saving), signal)
        const shortlist = readableBoards(data.boards_shortlist, config)
        return {
          boards: memberBoards(data.all_boards, input.session, config),
          shortlist: shortlist.length > 0 ? shortlist : visit.recentSaves().boards,
          bookmark: data.bookmark,
        }
      }),
      readPinDetails: readPinDetails(config),
    },
  })
}
