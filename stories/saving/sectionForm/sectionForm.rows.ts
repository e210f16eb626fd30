import type { SpecRow } from '../../docs/spec/specRow.ts'

export const sectionFormRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Add-section form and modal',
    machines: ['sectionForm'],
    built: [
      'src/views/saving/sectionForm/SectionFormView.tsx',
      'src/flows/saving/sectionForm/AddSectionModal.tsx',
    ],
    stories: ['Saving/Add section'],
    tests: ['machines/saving/sectionForm/sectionForm.machine.test.ts'],
  },
]
