import type { SpecRow } from '../../docs/spec/specRow.ts'

export const saveConfirmationRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Full-page loading overlay, save confirmation with confetti',
    sentences: [
      '§2 Full-page loading overlay',
      '§4 Save confirmation overlay.',
      '§4 Confetti: 120 particles',
    ],
    machines: ['saveConfirmation'],
    built: [
      'src/views/saving/saveConfirmation/LoadingOverlay.tsx',
      'src/flows/saving/saveConfirmation/SaveConfirmation.tsx',
      'src/flows/saving/saveConfirmation/confetti.ts',
    ],
    stories: ['Saving/Save confirmation', 'Saving/Loading overlay'],
    tests: ['machines/saving/saveConfirmation/saveConfirmation.machine.test.ts'],
  },
]
