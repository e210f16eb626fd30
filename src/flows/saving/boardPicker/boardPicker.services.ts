import { fromCallback, type EventObject } from 'xstate'
import { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import { contextOf } from '../../../../machines/saving/boardPicker/boardPicker.setup.ts'
import type {
  BoardPage,
  BoardsRequest,
  PinAnswer,
} from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import { createClient } from '../../../api/client.ts'
import { toBoard } from '../../../api/saving/entities/toBoard.ts'
import { pickerEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { BoardsPayload } from '../../../api/saving/saving.payloads.ts'
import type { SavingPolicy } from '../../../domain/policy/savingPolicy.ts'
import { isAdAccountOwner } from '../../../domain/auth/session.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { withKnownStart } from '../../runtime/withKnownStart.ts'

/** Who acts for another's ad account asks for the owner's protected boards. saving.txt §6, §7. */
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

/** The picker's machine with its actors provided from the config. */
export function provideBoardPicker({ api, policy }: TackboardConfig) {
  const client = createClient(pickerEndpoints, { ...api, policy })
  const suggestTitles = async (id: string, signal: AbortSignal): Promise<PinAnswer> => {
    const {
      resource_response: { data },
    } = await client.readTitleSuggestions({ id }, signal)
    const titles = [...new Set(data.map(({ title }) => title.trim()))].filter(Boolean)
    return { type: 'titles.suggested', titles: titles.slice(0, policy.saving.titleSuggestionLimit) }
  }
  const askPinnedTo = async (id: string, signal: AbortSignal): Promise<PinAnswer> => {
    const {
      resource_response: { data },
    } = await client.readPinnedTo({ id, fields }, signal)
    return { type: 'pinnedTo.answered', pinnedTo: data.pinned_to_board }
  }
  const machine = boardPickerMachine.provide({
    actors: {
      readBoards: fromCall<BoardPage, BoardsRequest>(async ({ input, signal }) => {
        const {
          resource_response: { data },
        } = await client.readBoards(boardsPayload(input, policy.saving), signal)
        return {
          boards: data.all_boards.map(toBoard),
          shortlist: data.boards_shortlist.map(toBoard),
          bookmark: data.bookmark,
        }
      }),
      readOfPin: fromCallback<EventObject, { readonly pinId: string }, PinAnswer>(
        ({ input: { pinId }, sendBack }) => {
          const stopped = new AbortController()
          const tell = async (asked: Promise<PinAnswer>) => {
            // Only suggested, so it fails silently.
            const answer = await asked.catch(() => null)
            if (answer && !stopped.signal.aborted) sendBack(answer)
          }
          void tell(suggestTitles(pinId, stopped.signal))
          void tell(askPinnedTo(pinId, stopped.signal))
          return () => stopped.abort()
        },
      ),
    },
  })
  // What is remembered is not read again: the list is there at once.
  return withKnownStart(machine, (input) => (input.memory?.boards ? contextOf(input) : null))
}
