import { saveToBoardMachine } from '../../../../machines/saving/saveToBoard/saveToBoard.machine.ts'
import { toBoard, toSection } from '../../../api/saving/entities/toBoard.ts'
import { boardEndpoints, saveEndpoints, sectionEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { savingClient } from '../savingClient.ts'
import { lazyMachine } from '../../runtime/lazyPart.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { boardFormLogic } from '../boardForm/boardForm.services.ts'
import { boardPickerLogic } from '../boardPicker/boardPicker.services.ts'
import { severalPart } from '../severalSaves/several.part.ts'
import { savePin } from './savePin.services.ts'
import { sectionFormLogic } from '../sectionForm/sectionForm.services.ts'
import { sectionPickerLogic } from '../sectionPicker/sectionPicker.services.ts'

const client = savingClient({
  ...saveEndpoints,
  readSections: sectionEndpoints.readSections,
  inviteCollaborators: boardEndpoints.inviteCollaborators,
})

const loadedSeveral = () => {
  const part = severalPart.loaded()
  if (!part) throw new Error('Several boards can be chosen before the code for them is loaded.')
  return part
}

/** The save flow's machine with its actors, among them the machines of its steps. */
export const saveToBoardLogic = saveToBoardMachine.provide({
  actors: {
    boardPicker: boardPickerLogic,
    boardForm: boardFormLogic,
    sectionPicker: sectionPickerLogic,
    sectionForm: sectionFormLogic,
    // The picker offers several boards once this is loaded.
    severalSaves: lazyMachine(() => loadedSeveral().severalSavesLogic),
    savePin,
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
