import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { PayloadRows } from '../../../testing/proof/payloads.ts'
import { press, see } from '../../../testing/stage/person.ts'
import { choose, pin } from '../../../testing/stage/saveToBoardPage.tsx'
import type * as saving from '../../../src/saving.ts'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import {
  blueSofa,
  escape,
  gardenRooms,
  inDialog,
  lighting,
  otherSections,
} from '../../../src/flows/saving/testing/payloads.ts'

const options = { session: wren }
const savesToSection = async () => {
  await choose('Garden rooms')
  await choose('Lighting')
}

/** What an app hears of a save. */
export const saveToBoardRows: PayloadRows<typeof saving>['SaveToBoardModal'] = {
  onSaved: [
    {
      after: 'saving to a board',
      options,
      node: (onSaved) => <SaveToBoardModal pin={pin} onSaved={onSaved} />,
      steps: () => choose('Blue sofa'),
      gets: [
        {
          pin: { ...pin, id: '9000' },
          board: { ...blueSofa, pinCount: 32 },
          section: null,
          viewerPinCountDelta: 1,
          sourceBoardId: null,
          sourceSectionId: null,
          pinImport: null,
        },
      ],
    },
    {
      after: 'saving an imported pin to a section, from another board',
      options,
      node: (onSaved) => (
        <SaveToBoardModal
          pin={pin}
          sourceBoardId="204"
          sourceSectionId="9"
          pinImport={{ job: '7' }}
          onSaved={onSaved}
        />
      ),
      steps: savesToSection,
      gets: [
        {
          pin: { ...pin, id: '9000' },
          board: { ...gardenRooms, coverUrl: pin.imageUrl, pinCount: 49 },
          section: { ...lighting, pinCount: 10 },
          viewerPinCountDelta: 1,
          sourceBoardId: '204',
          sourceSectionId: '9',
          pinImport: { job: '7' },
        },
      ],
    },
  ],
  onSectionsRefreshed: [
    {
      after: 'saving to a section',
      options,
      node: (onSectionsRefreshed) => <SaveToBoardModal pin={pin} onSectionsRefreshed={onSectionsRefreshed} />,
      steps: savesToSection,
      gets: [
        {
          boardId: '201',
          feedKey: 'board-sections:201',
          section: { ...lighting, pinCount: 10 },
          sections: [{ ...lighting, pinCount: 10 }, ...otherSections],
        },
      ],
    },
  ],
  onSaveChange: [
    {
      after: 'undoing a save',
      options: { ...options, given: 'saveChange.offered' },
      node: (onSaveChange) => <SaveToBoardModal pin={pin} onSaveChange={onSaveChange} />,
      steps: async () => {
        await choose('Blue sofa')
        await press('Undo')
      },
      gets: [
        {
          pin: { ...pin, id: '9000' },
          from: { board: blueSofa, section: null },
          to: null,
          viewerPinCountDelta: -1,
          isReverted: false,
        },
      ],
    },
  ],
  onClose: [
    {
      after: 'Escape',
      options,
      node: (onClose) => <SaveToBoardModal pin={pin} onClose={onClose} />,
      steps: inDialog(escape),
      gets: [],
    },
    {
      after: 'the close button',
      options,
      node: (onClose) => <SaveToBoardModal pin={pin} onClose={onClose} />,
      steps: inDialog(() => press('Close')),
      gets: [],
    },
    {
      after: 'a save',
      options,
      node: (onClose) => <SaveToBoardModal pin={pin} onClose={onClose} />,
      steps: async () => {
        await choose('Blue sofa')
        await see('Saved to Blue sofa')
      },
      gets: [],
    },
  ],
  onLoginRequired: [
    {
      after: 'opening it for a visitor',
      options: { session: null },
      node: (onLoginRequired) => <SaveToBoardModal pin={pin} onLoginRequired={onLoginRequired} />,
      gets: [],
    },
  ],
}
