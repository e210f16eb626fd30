import type { SpecRow } from '../../docs/spec/specRow.ts'

export const sectionFormRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Add-section form and modal',
    sentences: [
      '§1 Members create boards',
      '§2 Add-section form or modal',
      '§2 The modal variant',
      '§4 Section create. Button',
      '§4 Editing the field',
      '§4 Enter or numpad',
      '§8 Section creation failure',
    ],
    machines: ['sectionForm'],
    built: [
      'src/views/saving/sectionForm/SectionFormView.tsx',
      'src/flows/saving/sectionForm/AddSectionModal.tsx',
    ],
    stories: ['Saving/Add section'],
    tests: ['machines/saving/sectionForm/sectionForm.machine.test.ts'],
  },
]
