import type { SpecRow } from '../../docs/spec/specRow.ts'

export const boardPickerRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Board picker: lists, search and its threshold, keyboard, suggested names, already-saved notice',
    sentences: [
      '§2 Board picker',
      '§2 With 3 or fewer',
      '§2 A search threshold',
      '§2 The picker search',
      '§2 Search matches each',
      '§2 Keyboard: up and down',
      '§2 Board names beginning',
      '§2 A red notice',
      '§7 GET /v3/pins/{id}/board_title_suggestions/',
      '§7 BoardPickerBoardsResource | pin_id',
      '§8 Picker loading failures',
      '§9 Board picker shortlist_suggestions',
      '§9 Scroll fetch: more',
    ],
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
    sentences: ['§2 A red notice', '§3 In memory: last-saved-to', '§9 Recent images list'],
    machines: ['boardPicker'],
    tested: ['src/domain/saving/recentSaves.ts'],
    built: ['src/domain/saving/imageAddress.ts', 'src/flows/saving/boardPicker/BoardPickerScreen.tsx'],
    stories: ['Saving/Save to board'],
    tests: ['src/flows/saving/saveToBoard/saveToBoard.steps.browser.test.tsx'],
  },
  {
    section: 2,
    topic: 'Beyond it: the search finds sections',
    sentences: ['§2 Search matches each'],
    machines: ['boardPicker'],
    built: ['src/domain/saving/sectionSearch.ts', 'src/domain/saving/boardOption.ts'],
    stories: ['Saving/Sections in search'],
    tests: [
      'src/domain/saving/sectionSearch.laws.test.ts',
      'machines/saving/boardPicker/boardPicker.sections.test.ts',
    ],
  },
  {
    section: 2,
    topic: 'Beyond it: the first section of a board, and sections saved to before among the top choices',
    sentences: ['§2 Board picker'],
    machines: ['boardPicker', 'saveToBoard'],
    built: ['src/domain/saving/recentSections.ts', 'src/views/saving/firstSection/FirstSectionChoice.tsx'],
    stories: ['Saving/First section', 'Saving/Recent sections'],
    tests: [
      'src/domain/saving/recentSections.laws.test.ts',
      'machines/saving/saveToBoard/saveToBoard.sections.test.ts',
    ],
  },
]
