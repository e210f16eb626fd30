import type { SpecRow } from '../../docs/spec/specRow.ts'

export const sectionPickerRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Section picker: board row, sections, Add section',
    sentences: ['§2 Section picker: a'],
    machines: ['sectionPicker'],
    built: ['src/views/saving/sectionPicker/SectionPickerView.tsx'],
    stories: ['Saving/Save to board', 'Saving/Section picker'],
    tests: ['machines/saving/sectionPicker/sectionPicker.machine.test.ts'],
  },
]
