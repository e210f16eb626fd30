import type { SpecRow } from '../../docs/spec/specRow.ts'

export const saveChangeRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Beyond it: a save can be undone, or moved, from its toast',
    sentences: ['§2 A toast follows'],
    machines: ['saveChange'],
    tested: ['src/domain/saving/saveChange.ts'],
    built: [
      'src/flows/saving/saveChange/AnnouncedSave.tsx',
      'src/flows/saving/saveChange/SaveChanging.tsx',
      'src/flows/saving/saveChange/saveChange.services.ts',
      'src/errors/saving/saveChange.errors.ts',
    ],
    stories: ['Saving/After a save', 'Create Pin/On a phone'],
    tests: [
      'src/flows/runtime/announcement.browser.test.tsx',
      'machines/saving/saveChange/saveChange.machine.test.ts',
      'machines/saving/saveChange/saveChange.walk.test.ts',
    ],
  },
]
