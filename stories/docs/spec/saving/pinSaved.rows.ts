import type { SpecRow } from '../specRow.ts'

export const pinSavedRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Pin-saved dialog: heading, media, buttons, follow card, partner and quick promote',
    machines: ['pinSaved'],
    built: [
      'src/domain/saving/pinSaved.ts',
      'src/domain/saving/duration.ts',
      'src/views/saving/pinSaved/PinSavedView.tsx',
      'src/flows/saving/pinSaved/PinSavedDialog.tsx',
    ],
    stories: ['Saving/Pin saved'],
    tests: ['src/domain/saving/pinSaved.test.ts', 'machines/saving/pinSaved/pinSaved.machine.test.ts'],
  },
]
