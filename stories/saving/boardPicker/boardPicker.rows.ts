import type { SpecRow } from '../../docs/spec/specRow.ts'

export const boardPickerRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Board picker: lists, search and its threshold, keyboard, suggested names, already-saved notice',
    machines: ['boardPicker'],
    built: [
      'src/domain/saving/boardSearch.ts',
      'src/domain/saving/boardOrder.ts',
      'src/views/saving/boardPicker/BoardPickerView.tsx',
      'src/flows/saving/boardPicker/BoardPicker.tsx',
    ],
    stories: ['Saving/Board picker', 'Saving/Board picker view'],
    tests: [
      'machines/saving/boardPicker/boardPicker.machine.test.ts',
      'src/flows/saving/boardPicker/boardLists.test.ts',
    ],
  },
  {
    section: 3,
    topic: 'Recent image signatures: the already-saved notice where the server names no board',
    machines: ['boardPicker'],
    tested: ['src/domain/saving/recentSaves.ts'],
    built: ['src/domain/saving/imageAddress.ts', 'src/flows/saving/boardPicker/BoardPickerScreen.tsx'],
    stories: ['Saving/Save to board'],
    tests: ['src/flows/saving/saveToBoard/saveToBoard.steps.browser.test.tsx'],
  },
]
