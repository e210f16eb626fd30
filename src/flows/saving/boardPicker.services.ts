import type { PromiseActorLogic } from 'xstate'
import { boardPickerMachine } from '../../../machines/boardPicker/boardPicker.machine.ts'
import type { BoardPage, BoardsRequest, PinnedTo } from '../../../machines/boardPicker/boardPicker.types.ts'
import type { PinAsked } from '../../../machines/boardPicker/boardPicker.setup.ts'
import { createClient } from '../../api/client.ts'
import { toBoard } from '../../api/entities/toBoard.ts'
import { pickerEndpoints } from '../../api/saving.endpoints.ts'
import type { BoardsPayload } from '../../api/saving.payloads.ts'
import type { SavingPolicy } from '../../domain/savingPolicy.ts'
import { isAdAccountOwner } from '../../domain/session.ts'
import { fromCall } from '../fromCall.ts'
import type { House } from '../house.ts'

/** Who acts for another's ad account asks for the owner's protected boards. saving.txt §6, §7. */
export function boardsPayload({ session, pinId, isDesktop, bookmark }: BoardsRequest, { shortlistSuggestions }: SavingPolicy): BoardsPayload {
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

/** A quiet read of a pin. Without one it rests: no call is made, so no answer is carried through the chart while the picker opens. */
function ofPin<Output>(read: (id: string, signal: AbortSignal) => Promise<Output>): PromiseActorLogic<Output | null, PinAsked> {
  const call = fromCall<Output | null, PinAsked>(async ({ input: { pinId }, signal }) => (pinId === null ? null : read(pinId, signal)))
  return { ...call, start: (snapshot, scope) => { if (snapshot.input?.pinId !== null) call.start?.(snapshot, scope) } }
}

/** The picker's machine with its wires connected to one house. */
export function provideBoardPicker({ api, policy }: House) {
  const client = createClient(pickerEndpoints, { ...api, policy })
  return boardPickerMachine.provide({
    actors: {
      readBoards: fromCall<BoardPage, BoardsRequest>(async ({ input, signal }) => {
        const { resource_response: { data } } = await client.readBoards(boardsPayload(input, policy.saving), signal)
        return { boards: data.all_boards.map(toBoard), shortlist: data.boards_shortlist.map(toBoard), bookmark: data.bookmark }
      }),
      readTitles: ofPin<readonly string[]>(async (id, signal) => {
        const { resource_response: { data } } = await client.readTitleSuggestions({ id }, signal)
        return [...new Set(data.map(({ title }) => title.trim()))].filter(Boolean).slice(0, policy.saving.titleSuggestionLimit)
      }),
      readPinnedTo: ofPin<PinnedTo | null>(async (id, signal) => (await client.readPinnedTo({ id, fields }, signal)).resource_response.data.pinned_to_board),
    },
  })
}
