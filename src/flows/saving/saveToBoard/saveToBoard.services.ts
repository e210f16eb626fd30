import { saveToBoardMachine } from '../../../../machines/saving/saveToBoard/saveToBoard.machine.ts'
import { toBoard, toSection } from '../../../api/saving/entities/toBoard.ts'
import { boardEndpoints, saveEndpoints, sectionEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { savingClient } from '../savingClient.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { boardFormLogic } from '../boardForm/boardForm.services.ts'
import { boardPickerLogic } from '../boardPicker/boardPicker.services.ts'
import { pinPayload } from './saveToBoard.payload.ts'
import { sectionFormLogic } from '../sectionForm/sectionForm.services.ts'
import { sectionPickerLogic } from '../sectionPicker/sectionPicker.services.ts'

const client = savingClient({
  ...saveEndpoints,
  readSections: sectionEndpoints.readSections,
  inviteCollaborators: boardEndpoints.inviteCollaborators,
})

/** The save flow's machine with its actors, among them the machines of its steps. */
export const saveToBoardLogic = saveToBoardMachine.provide({
  actors: {
    boardPicker: boardPickerLogic,
    boardForm: boardFormLogic,
    sectionPicker: sectionPickerLogic,
    sectionForm: sectionFormLogic,
    savePin: fromCall(async ({ config, input, signal }) => {
      // A machine that begins with a save is started twice by StrictMode, the second time at once.
      await Promise.resolve()
      signal.throwIfAborted()
      const { createPin, repin } = client(config)
      // A pin with an id is repinned; anything else creates a pin.
      const save = input.pin.id === null ? createPin : repin
      const {
        resource_response: { data },
      } = await save(pinPayload(input), signal)
      return { pinId: data.id }
    }),
    inviteCollaborators: fromCall(async ({ config, input: { boardId, userIds, emails }, signal }) => {
      await client(config).inviteCollaborators({ board_id: boardId, user_ids: userIds, emails }, signal)
    }),
    readBoard: fromCall(async ({ config, input: { boardId }, signal }) => {
      const payload = { board_id: boardId, field_set_key: 'detailed' } as const
      return toBoard((await client(config).readBoard(payload, signal)).resource_response.data)
    }),
    refreshSections: fromCall(async ({ config, input: { boardId, sectionId }, signal }) => {
      const { readSection, readSections } = client(config)
      const [section, sections] = await Promise.all([
        readSection({ section_id: sectionId, field_set_key: 'detailed' }, signal),
        readSections({ board_id: boardId }, signal),
      ])
      return {
        boardId,
        feedKey: `board-sections:${boardId}`,
        section: toSection(section.resource_response.data),
        sections: sections.resource_response.data.map(toSection),
      }
    }),
  },
})
