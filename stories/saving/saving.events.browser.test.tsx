import { vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { mount } from '../../mocks/handlers/handler.ts'
import { wrongShape } from '../../mocks/respond.ts'
import { proveEvents } from '../../testing/proof/payloads.ts'
import { answerWith, type Mounted } from '../../testing/stage/mountFlow.tsx'
import { Opener } from '../../testing/stage/Opener.tsx'
import { byRole, fill, press } from '../../testing/stage/person.ts'
import { choose, pin } from '../../testing/stage/saveToBoardPage.tsx'
import { BoardForm } from '../../src/flows/saving/boardForm/BoardForm.tsx'
import { BoardPicker } from '../../src/flows/saving/boardPicker/BoardPicker.tsx'
import { PinDescription } from '../../src/flows/saving/hashtagSuggestions/PinDescription.tsx'
import { PinSavedDialog } from '../../src/flows/saving/pinSaved/PinSavedDialog.tsx'
import { SaveToBoardModal } from '../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { AddSectionModal } from '../../src/flows/saving/sectionForm/AddSectionModal.tsx'

const session = wren
const unheard = () => undefined
const garden = { id: '201', name: 'Garden rooms' }
const modal = <SaveToBoardModal pin={pin} />
const level = 'info' as const
const saved = { event_type: 1, view_type: 92, pinId: '9000' } as const

proveEvents<'saving'>({
  'pin.saved': [
    {
      after: 'saving to a board',
      options: { session },
      node: modal,
      steps: () => choose('Blue sofa'),
      level,
      details: { ...saved, boardId: '202', sectionId: null },
    },
    {
      after: 'saving to a section',
      options: { session },
      node: modal,
      steps: async () => {
        await choose('Garden rooms')
        await choose('Lighting')
      },
      level,
      details: { ...saved, boardId: '201', sectionId: '301' },
    },
  ],
  'saveToBoard.failed': [
    {
      after: 'a refusal',
      options: { session, given: 'save.refused' },
      node: modal,
      steps: () => choose('Blue sofa'),
      level,
      details: { row: 'save.refused', status: 400, code: null },
    },
  ],
  'saveChange.succeeded': [
    {
      after: 'undoing a save',
      options: { session, given: 'saveChange.offered' },
      node: modal,
      steps: async () => {
        await choose('Blue sofa')
        await press('Undo')
      },
      level,
      details: { pinId: '9000', boardId: null, sectionId: null },
    },
    {
      after: 'moving a saved pin to a section',
      options: { session, given: 'saveChange.offered' },
      node: modal,
      steps: async () => {
        await choose('Blue sofa')
        await press('Change')
        await choose('Garden rooms')
        await choose('Lighting')
      },
      level,
      details: { pinId: '9000', boardId: '201', sectionId: '301' },
    },
  ],
  'saveChange.failed': [
    {
      after: 'a refusal',
      options: { session, given: 'saveChange.refused' },
      node: modal,
      steps: async () => {
        await choose('Blue sofa')
        await press('Undo')
      },
      level,
      details: { row: 'saveChange.refused', status: 400, code: null },
    },
  ],
  'boardForm.failed': [
    {
      after: 'a refusal',
      options: { session, given: 'boardForm.refused' },
      node: <BoardForm name="Lakes" onCreated={unheard} onCancel={unheard} />,
      steps: () => press('Create'),
      level,
      details: { row: 'boardForm.refused', status: 400, code: null },
    },
  ],
  'sectionForm.failed': [
    {
      after: 'a refusal',
      options: { session, given: 'sectionForm.refused' },
      node: <AddSectionModal board={garden} />,
      steps: async () => {
        await fill('Name', 'Ponds')
        await press('Add')
      },
      level,
      details: { row: 'sectionForm.refused', status: 400, code: null },
    },
  ],
  'pinSaved.readFailed': [
    {
      after: 'the saved pin cannot be read',
      options: { session, given: 'pinSaved.readFailed' },
      node: <PinSavedDialog pinId="1" board={{ ...garden, url: null }} />,
      level,
      details: { row: 'pinSaved.readFailed', status: 404, code: null },
    },
  ],
  'hashtagSuggestions.failed': [
    {
      after: 'hashtags cannot be suggested',
      options: { given: 'hashtagSuggestions.failed' },
      node: <PinDescription label="Description" value="" onValue={unheard} />,
      steps: async ({ clock }: Mounted) => {
        await userEvent.type(await byRole('textbox', 'Description'), '#gar')
        clock.advance(200)
      },
      level,
      details: { row: 'hashtagSuggestions.failed', status: 503, code: null },
    },
  ],
  'duplicates.failed': [
    {
      after: 'the boards that have the picture cannot be found',
      options: { session, given: 'duplicates.failed' },
      node: <SaveToBoardModal pin={pin} />,
      // The code for it is loaded late.
      steps: ({ clock, calls }: Mounted) =>
        vi.waitFor(() => {
          clock.advance(300)
          if (!calls.some(({ name }) => name === 'findDuplicates'))
            throw new Error('It is not asked for yet.')
        }),
      level,
      details: { row: 'duplicates.failed', status: 503, code: null },
    },
  ],
  'boards.notOwn': [
    {
      after: 'one of the boards is of somebody else',
      options: { session },
      node: <Opener>{() => <BoardPicker pin={pin} onChoose={unheard} onCreate={unheard} />}</Opener>,
      steps: async () => {
        const all_boards = [{ id: '7', name: 'Lakes', privacy: 'SECRET', owner: { id: 'somebody' } }]
        const answer = () => wrongShape({ resource_response: { data: { all_boards } } })
        answerWith(...mount({ readBoards: answer }))
        await press('Open')
      },
      level: 'info',
      details: { count: 1 },
    },
  ],
  'boards.leftOut': [
    {
      after: 'two of the boards are malformed',
      options: { session },
      node: <Opener>{() => <BoardPicker pin={pin} onChoose={unheard} onCreate={unheard} />}</Opener>,
      steps: async () => {
        const all_boards = [
          { id: '7', name: 'Lakes', privacy: 'SECRET', owner: { id: '1' } },
          null,
          { id: '8' },
        ]
        const answer = () => wrongShape({ resource_response: { data: { all_boards } } })
        answerWith(...mount({ readBoards: answer }))
        await press('Open')
      },
      level: 'error',
      details: { count: 2 },
    },
  ],
})
