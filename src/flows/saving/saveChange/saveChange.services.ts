import { saveChangeMachine } from '../../../../machines/saving/saveChange/saveChange.machine.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { pinMoveEndpoints } from '../../../api/people/people.endpoints.ts'
import { boardEndpoints, saveEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { boardFormLogic } from '../boardForm/boardForm.services.ts'
import { boardPickerLogic } from '../boardPicker/boardPicker.services.ts'
import { savingClient } from '../savingClient.ts'
import { sectionFormLogic } from '../sectionForm/sectionForm.services.ts'
import { sectionPickerLogic } from '../sectionPicker/sectionPicker.services.ts'

const { removePin } = saveEndpoints
const { movePins } = pinMoveEndpoints
const { inviteCollaborators } = boardEndpoints
const client = savingClient({ removePin, movePins, inviteCollaborators })

/** A pin that is gone already has been removed: the answer to an earlier try may have been lost. */
const unlessGone = (error: unknown) => {
  if (!(error instanceof ApiFailure && error.status === 404)) throw error
}

/** The machine of a save that is undone or moved, with its actors. */
export const saveChangeLogic = saveChangeMachine.provide({
  actors: {
    boardPicker: boardPickerLogic,
    boardForm: boardFormLogic,
    sectionPicker: sectionPickerLogic,
    sectionForm: sectionFormLogic,
    changeSave: fromCall(async ({ config, input: { change }, signal }) => {
      // The machine may begin with this call, and StrictMode starts it twice, the second time at once.
      await Promise.resolve()
      signal.throwIfAborted()
      const calls = client(config)
      const { pin, to } = change
      if (to) {
        const section = to.section && { section_id: to.section.id }
        await calls.movePins({ board_id: to.board.id, ...section, pin_ids: [pin.id] }, signal)
      } else await calls.removePin({ id: pin.id }, signal).catch(unlessGone)
    }),
    inviteCollaborators: fromCall(async ({ config, input: { boardId, userIds, emails }, signal }) => {
      await client(config).inviteCollaborators({ board_id: boardId, user_ids: userIds, emails }, signal)
    }),
  },
})
