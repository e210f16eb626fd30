import type { SpecRow } from '../../docs/spec/specRow.ts'

export const severalSavesRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Beyond it: a pin is saved to several boards without closing the modal',
    sentences: ['§2 A toast follows'],
    machines: ['severalSaves'],
    built: [
      'machines/saving/severalSaves/severalSaves.machine.ts',
      'src/views/saving/severalSaves/SeveralSavesView.tsx',
      'src/views/saving/severalSaves/SeveralChoice.tsx',
    ],
    stories: ['Saving/Several boards', 'Saving/Several boards undone'],
    tests: ['machines/saving/severalSaves/severalSaves.machine.test.ts'],
  },
]
