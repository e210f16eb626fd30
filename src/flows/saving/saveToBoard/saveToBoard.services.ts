import { saveToBoardMachine } from '../../../../machines/saving/saveToBoard/saveToBoard.machine.ts'
import { toBoard, toSection } from '../../../api/saving/entities/toBoard.ts'
import { boardEndpoints, saveEndpoints, sectionEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { savingClient } from '../savingClient.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { provideBoardForm } from '../boardForm/boardForm.services.ts'
import { provideBoardPicker } from '../boardPicker/boardPicker.services.ts'
import { pinPayload } from './saveToBoard.payload.ts'
import { provideSectionForm } from '../sectionForm/sectionForm.services.ts'
import { provideSectionPicker } from '../sectionPicker/sectionPicker.services.ts'

const endpoints = {
  ...saveEndpoints,
  readSections: sectionEndpoints.readSections,
  inviteCollaborators: boardEndpoints.inviteCollaborators,
} as const

/** The save flow's machine and those of its steps, with every actor provided from the config. */
export function provideSaveToBoard(config: TackboardConfig) {
  const client = savingClient(endpoints, config)
  return saveToBoardMachine.provide({
    actors: {
      boardPicker: provideBoardPicker(config),
      boardForm: provideBoardForm(config),
      sectionPicker: provideSectionPicker(config),
      sectionForm: provideSectionForm(config),
      savePin: fromCall(async ({ input, signal }) => {
        // A pin with an id is repinned; anything else creates a pin.
        const save = input.pin.id === null ? client.createPin : client.repin
        const {
          resource_response: { data },
        } = await save(pinPayload(input), signal)
        return { pinId: data.id }
      }),
      inviteCollaborators: fromCall(async ({ input: { boardId, userIds, emails }, signal }) => {
        await client.inviteCollaborators({ board_id: boardId, user_ids: userIds, emails }, signal)
      }),
      readBoard: fromCall(async ({ input: { boardId }, signal }) =>
        toBoard(
          (await client.readBoard({ board_id: boardId, field_set_key: 'detailed' }, signal)).resource_response
            .data,
        ),
      ),
      refreshSections: fromCall(async ({ input: { boardId, sectionId }, signal }) => {
        const [section, sections] = await Promise.all([
          client.readSection({ section_id: sectionId, field_set_key: 'detailed' }, signal),
          client.readSections({ board_id: boardId }, signal),
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
}
