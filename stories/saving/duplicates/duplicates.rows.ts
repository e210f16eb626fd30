import type { SpecRow } from '../../docs/spec/specRow.ts'

export const duplicatesRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Beyond it: the boards that have a picture already, before it is saved',
    sentences: ['§2 A red notice'],
    machines: ['duplicates'],
    tested: ['src/domain/saving/duplicates.ts'],
    built: [
      'machines/saving/duplicates/duplicates.machine.ts',
      'src/flows/saving/duplicates/Duplicates.tsx',
      'src/flows/saving/duplicates/useDuplicates.tsx',
      'src/views/saving/duplicates/AlreadyHere.tsx',
      'src/views/saving/duplicates/DuplicatesView.tsx',
    ],
    stories: ['Saving/On boards already', 'Create Pin/On boards already'],
    tests: [
      'src/domain/saving/otherDuplicates.laws.test.ts',
      'machines/saving/duplicates/duplicates.machine.test.ts',
      'src/flows/saving/duplicates/duplicates.browser.test.tsx',
    ],
  },
]
