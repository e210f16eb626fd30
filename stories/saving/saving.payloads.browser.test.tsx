import { userEvent } from 'vitest/browser'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { openList } from '../../testing/stage/boardFormPage.tsx'
import { proveLooks } from '../../testing/proof/looks.ts'
import { provePayloads, type PayloadRows } from '../../testing/proof/payloads.ts'
import type { Mounted } from '../../testing/stage/mountFlow.tsx'
import { byRole, fill, press } from '../../testing/stage/person.ts'
import { choose, pin } from '../../testing/stage/saveToBoardPage.tsx'
import type * as saving from '../../src/saving.ts'
import { BoardForm } from '../../src/flows/saving/boardForm/BoardForm.tsx'
import { BoardPicker } from '../../src/flows/saving/boardPicker/BoardPicker.tsx'
import { PinDescription } from '../../src/flows/saving/hashtagSuggestions/PinDescription.tsx'
import { PinSavedDialog } from '../../src/flows/saving/pinSaved/PinSavedDialog.tsx'
import { SaveConfirmation } from '../../src/flows/saving/saveConfirmation/SaveConfirmation.tsx'
import { AddSectionModal } from '../../src/flows/saving/sectionForm/AddSectionModal.tsx'
import { blueSofa, created, escape, inDialog } from '../../src/flows/saving/testing/payloads.ts'
import { saveToBoardRows } from './saveToBoard/saveToBoardRows.tsx'

const options = { session: wren }
const unheard = () => undefined
const garden = { id: '201', name: 'Garden rooms' }
const addsSection = async () => {
  await fill('Name', 'Ponds')
  await press('Add')
}

const rows: PayloadRows<typeof saving> = {
  BoardForm: {
    onCreated: [
      {
        after: 'creating a board without inviting anybody',
        options,
        node: (onCreated) => <BoardForm name="Lakes" onCreated={onCreated} onCancel={unheard} />,
        steps: () => press('Create'),
        gets: [created, { userIds: [], emails: [] }],
      },
      {
        after: 'creating a board with an invitation',
        options,
        node: (onCreated) => <BoardForm name="Lakes" onCreated={onCreated} onCancel={unheard} />,
        steps: async () => {
          await openList()
          await userEvent.click(await byRole('option', /^Sage Dogwood/))
          await byRole('button', 'Remove Sage Dogwood')
          await press('Create')
        },
        gets: [created, { userIds: ['4'], emails: [] }],
      },
    ],
    onCancel: [
      {
        after: 'pressing Cancel',
        options,
        node: (onCancel) => <BoardForm onCreated={unheard} onCancel={onCancel} />,
        steps: () => press('Cancel'),
        gets: [],
      },
    ],
  },
  BoardPicker: {
    onChoose: [
      {
        after: 'choosing a board',
        options,
        node: (onChoose) => <BoardPicker pin={pin} onChoose={onChoose} onCreate={unheard} />,
        steps: () => choose('Blue sofa'),
        gets: [blueSofa],
      },
    ],
    onCreate: [
      {
        after: 'wanting a new board',
        options,
        node: (onCreate) => <BoardPicker pin={pin} onChoose={unheard} onCreate={onCreate} />,
        steps: () => press('Create board'),
        gets: [''],
      },
    ],
  },
  PinDescription: {
    onValue: [
      {
        after: 'typing a letter',
        node: (onValue) => <PinDescription label="Description" value="A lak" onValue={onValue} />,
        steps: async () => userEvent.fill(await byRole('textbox', 'Description'), 'A lake'),
        gets: ['A lake'],
      },
    ],
  },
  PinSavedDialog: {
    onClose: [
      {
        after: 'Escape',
        options,
        node: (onClose) => <PinSavedDialog pinId="1" board={{ ...garden, url: null }} onClose={onClose} />,
        steps: inDialog(escape),
        gets: [],
      },
      {
        after: 'the close button',
        options,
        node: (onClose) => <PinSavedDialog pinId="1" board={{ ...garden, url: null }} onClose={onClose} />,
        steps: inDialog(() => press('Close')),
        gets: [],
      },
    ],
  },
  SaveConfirmation: {
    onDismiss: [
      {
        after: '2,600 ms',
        node: (onDismiss) => <SaveConfirmation board={garden} onDismiss={onDismiss} />,
        steps: async ({ clock }: Mounted) => clock.advance(2_600),
        gets: [],
      },
    ],
  },
  SaveToBoardModal: saveToBoardRows,
  AddSectionModal: {
    onCreated: [
      {
        after: 'adding a section',
        options,
        node: (onCreated) => <AddSectionModal board={garden} onCreated={onCreated} />,
        steps: addsSection,
        gets: [{ id: '2003', title: 'Ponds', slug: 'ponds', boardId: '201', pinCount: 0, previewUrls: [] }],
      },
    ],
    onClose: [
      {
        after: 'Escape',
        options,
        node: (onClose) => <AddSectionModal board={garden} onClose={onClose} />,
        steps: inDialog(escape),
        gets: [],
      },
      {
        after: 'the close button',
        options,
        node: (onClose) => <AddSectionModal board={garden} onClose={onClose} />,
        steps: inDialog(() => press('Close')),
        gets: [],
      },
      {
        after: 'adding a section',
        options,
        node: (onClose) => <AddSectionModal board={garden} onClose={onClose} />,
        steps: addsSection,
        gets: [],
      },
    ],
  },
}

provePayloads<typeof saving>(rows)

const inFirstRow = { because: 'the first row has it' }
const onlySent = { because: 'it is a field of the call and changes nothing else' }
const isClosed = { because: 'nothing that could be pressed is shown' }
const section = { title: 'Lighting' }

proveLooks<typeof saving>(rows, {
  BoardForm: {},
  BoardPicker: { isDesktop: { true: inFirstRow, false: {} } },
  PinDescription: { error: { text: { value: 'Please enter no more than 500 characters.' } } },
  PinSavedDialog: {
    siteType: { 0: {}, 3: {}, 4: {}, 6: {}, 7: {}, 8: {}, 10: {}, 11: {}, 12: {}, 13: {} },
    section: { named: { value: section } },
  },
  SaveConfirmation: { section: { named: { value: section } } },
  SaveToBoardModal: {
    isOpen: {
      true: inFirstRow,
      false: {
        onSaved: isClosed,
        onSectionsRefreshed: isClosed,
        onSaveChange: isClosed,
        onClose: isClosed,
        onLoginRequired: { because: 'only opening it asks a visitor to log in' },
      },
    },
    isToastShown: { true: inFirstRow, false: { onSaveChange: { because: 'the toast offers it' } } },
    editsDescription: { true: {}, false: inFirstRow },
    method: { uploaded: onlySent, pinbuilder: onlySent, scraped: onlySent, button: onlySent },
  },
  AddSectionModal: { pin: { withPicture: { value: pin } } },
})
