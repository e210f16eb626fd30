import type { SpecRow } from '../specRow.ts'

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
    built: [
      'src/views/saving/saveToBoard/SaveToBoardView.tsx',
      'src/views/saving/saveToBoard/PinPreview.tsx',
      'src/domain/saving/linkCard.ts',
    ],
    stories: ['Saving/Save to board'],
    tests: ['machines/saving/saveToBoard/saveToBoard.machine.test.ts', 'src/domain/saving/linkCard.test.ts'],
  },
  {
    section: 3,
    topic: 'Payloads of pin, board and section creation',
    machines: ['saveToBoard', 'boardForm', 'sectionForm'],
    built: ['src/api/saving/saving.payloads.ts', 'src/flows/saving/saveToBoard/saveToBoard.payload.ts'],
    stories: [],
    tests: ['src/flows/saving/saveToBoard/saveToBoard.payload.test.ts', 'mocks/handlers.test.ts'],
  },
  {
    section: 4,
    topic: 'Save flow: steps back, save state, effects of a save',
    machines: ['saveToBoard', 'sectionPicker'],
    built: ['src/domain/saving/savedCounts.ts', 'src/flows/saving/saveToBoard/saveToBoard.effects.ts'],
    stories: ['Saving/Save to board'],
    tests: [
      'src/domain/saving/savedCounts.test.ts',
      'machines/saving/saveToBoard/saveToBoard.machine.test.ts',
    ],
  },
]
