import { fromCallback, type EventObject } from 'xstate'
import { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type {
  BoardPage,
  BoardsRequest,
  PinDetail,
  PinDetailsRequest,
} from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import { pickerEndpoints, pinSavedEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { BoardsPayload } from '../../../api/saving/saving.payloads.ts'
import type { BoardSort } from '../../../domain/people/boardSort.ts'
import type { SavingPolicy } from '../../../domain/policy/savingPolicy.ts'
import { isAdAccountOwner } from '../../../domain/auth/session.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { flowConfig } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { readsByQuery } from '../pinSaved/readPin.ts'
import { readBoardSort } from '../boardSort/boardSort.storage.ts'
import { savingClient } from '../savingClient.ts'
import { memberBoards, readableBoards, stillOffered } from './readableBoards.ts'
import { recentSectionRows } from './recentBoards.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'

/** The payload of `readBoards`. Acting for an advertiser, it requests the owner's protected boards. */
export function boardsPayload(
  { session, pinId, isDesktop, bookmark, sort }: BoardsRequest,
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
    ...sentSort(sort),
  }
}

/** The order as `readBoards` sends it; nothing before the member has chosen one. */
export const sentSort = (sort: BoardSort | null | undefined) =>
  sort && ({ sort: sort === 'name' ? 'name' : 'last_saved' } as const)

/** The order to ask for: the one chosen in this picker, or else the one that this device remembers. */
export const sortOf = ({ policy, platform }: TackboardConfig, { sort }: BoardsRequest) =>
  policy.saving.boardSort ? (sort ?? readBoardSort(platform)) : null

const { readBoards, readPinnedTo, readTitleSuggestions } = pickerEndpoints
const client = memberClientOf({ readTitleSuggestions, ...pinSavedEndpoints })
const boardClient = savingClient({ readBoards, readPinnedTo })
const fields = 'pin.board(),pin.id,pin.pinned_to_board(),pin.type,pin.via_pinner()'

async function suggestTitles(config: TackboardConfig, id: string, signal: AbortSignal): Promise<PinDetail> {
  const { data } = (await client(config).readTitleSuggestions({ id }, signal)).resource_response
  const titles = [...new Set(data.map(({ title }) => visibleName(title)))].filter(Boolean)
  return { type: 'titles.suggested', titles: titles.slice(0, config.policy.saving.titleSuggestionLimit) }
}

async function findBoard(config: TackboardConfig, id: string, signal: AbortSignal): Promise<PinDetail> {
  const pinnedTo = readsByQuery(config, config.actingFor)
    ? (await client(config).querySavedPin({ pinId: id }, signal)).resource_response.data.pinnedToBoard
    : (await boardClient(config).readPinnedTo({ id, fields }, signal)).resource_response.data.pinned_to_board
  return { type: 'pinnedTo.answered', pinnedTo }
}

/** Reads suggested names for a board, and the board that holds the pin. The picker works without them, so a failure is silent. */
export const readPinDetails = fromCallback<EventObject, PinDetailsRequest, PinDetail>(
  ({ input: { pinId }, sendBack, system }) => {
    if (pinId === null) return
    const config = flowConfig.of(system)
    const stopped = new AbortController()
    const report = async (request: Promise<PinDetail>) => {
      const detail = await request.catch(() => null)
      if (detail && !stopped.signal.aborted) sendBack(detail)
    }
    void report(suggestTitles(config, pinId, stopped.signal))
    void report(findBoard(config, pinId, stopped.signal))
    return () => stopped.abort()
  },
)

/** The picker's machine with its actors. */
export const boardPickerLogic = boardPickerMachine.provide({
  actors: {
    readBoards: fromCall<BoardPage, BoardsRequest>(async ({ config, input, signal }) => {
      const sort = sortOf(config, input)
      const payload = boardsPayload({ ...input, sort }, config.policy.saving)
      const { data } = (await boardClient(config).readBoards(payload, signal)).resource_response
      const shortlist = stillOffered(readableBoards(data.boards_shortlist, config), data.all_boards)
      const recent = stillOffered(config.visit.recentSaves().boards, data.all_boards)
      return {
        boards: memberBoards(data.all_boards, input.session, config),
        shortlist: [
          ...stillOffered(recentSectionRows(config), data.all_boards),
          ...(shortlist.length > 0 ? shortlist : recent),
        ],
        bookmark: data.bookmark,
        sort,
      }
    }),
    readPinDetails,
  },
})
