import type { SpecRow } from '../../docs/spec/specRow.ts'

export const saveToBoardRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'Save a pin to a board, or into a section of it',
    machines: ['saveToBoard'],
    built: ['src/flows/saving/saveToBoard/SaveToBoardModal.tsx'],
    stories: ['Saving/Save to board'],
    tests: ['machines/saving/saveToBoard/saveToBoard.machine.test.ts'],
  },
  {
    section: 2,
    topic: 'Save-to-board modal: titles by step, preview at 40, height',
    machines: ['saveToBoard'],
    tested: ['src/domain/saving/linkCard.ts'],
    built: [
      'src/views/saving/saveToBoard/SaveToBoardView.tsx',
      'src/views/saving/saveToBoard/PinPreview.tsx',
    ],
    stories: ['Saving/Save to board', 'Saving/Save to board view'],
    tests: [
      'machines/saving/saveToBoard/saveToBoard.machine.test.ts',
      'src/views/saving/pinSaved/HeldPicture.browser.test.tsx',
    ],
  },
  {
    section: 2,
    topic: 'A toast follows each save; then the page goes to the original board',
    machines: ['saveToBoard'],
    built: ['machines/saving/saveToBoard/saveToBoard.machine.ts'],
    stories: ['Saving/Save to board'],
    tests: [
      'machines/saving/saveToBoard/saveToBoard.original.test.ts',
      'src/flows/saving/saveToBoard/saveToBoard.browser.test.tsx',
      'src/flows/saving/saveToBoard/saveToBoard.around.browser.test.tsx',
    ],
  },
  {
    section: 3,
    topic: 'Payloads of pin, board and section creation',
    machines: ['saveToBoard', 'boardForm', 'sectionForm'],
    tested: ['src/flows/saving/saveToBoard/saveToBoard.payload.ts'],
    built: ['src/api/saving/saving.payloads.ts'],
    tests: ['src/flows/createPin/createPin/savePin.services.test.ts', 'mocks/handlers.test.ts'],
  },
  {
    section: 4,
    topic: 'Save flow: steps back, save state, effects of a save',
    machines: ['saveToBoard', 'sectionPicker'],
    tested: ['src/domain/saving/savedCounts.ts'],
    built: ['src/flows/saving/saveToBoard/saveToBoard.effects.ts'],
    stories: ['Saving/Save to board'],
    tests: ['machines/saving/saveToBoard/saveToBoard.machine.test.ts'],
  },
  {
    section: 4,
    topic: 'After a new board: invites, the owner’s data, lists of the owner’s boards',
    machines: ['saveToBoard', 'boardForm'],
    built: [
      'machines/saving/saveToBoard/saveToBoard.machine.ts',
      'src/flows/saving/boardForm/boardForm.effects.ts',
      'src/flows/saving/boardPicker/recentBoards.ts',
      'src/flows/runtime/visitMemory.ts',
    ],
    stories: ['Saving/Save to board'],
    tests: [
      'machines/saving/saveToBoard/saveToBoard.failures.test.ts',
      'src/flows/saving/boardForm/boardForm.collaborators.browser.test.tsx',
      'src/flows/saving/saveToBoard/saveToBoard.around.browser.test.tsx',
      'src/flows/runtime/commonConfig.browser.test.tsx',
    ],
  },
  {
    section: 7,
    topic: 'BoardSectionsRepinResource with its feed key board-sections:{boardId}',
    machines: ['saveToBoard', 'sectionPicker'],
    built: ['src/flows/saving/saveToBoard/saveToBoard.services.ts'],
    stories: ['Saving/Save to board'],
    tests: ['stories/saving/saving.payloads.browser.test.tsx'],
  },
]
