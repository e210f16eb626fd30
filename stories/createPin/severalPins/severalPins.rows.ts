import type { SpecRow } from '../../docs/spec/specRow.ts'

export const severalPinsRows: readonly SpecRow[] = [
  {
    section: 4,
    topic: 'Beyond it: several pictures of a page become several pins on one board',
    sentences: ['§4 Popup flow. The'],
    machines: ['severalPins'],
    tested: ['src/domain/createPin/several/severalPins.ts'],
    built: [
      'machines/createPin/severalPins/severalPins.machine.ts',
      'src/views/createPin/several/SeveralImageChoice.tsx',
      'src/views/createPin/several/SeveralAltTexts.tsx',
      'src/views/createPin/several/SeveralPinsView.tsx',
    ],
    stories: ['Create Pin/Several pictures', 'Create Pin/Several pictures, step by step'],
    tests: [
      'machines/createPin/severalPins/severalPins.machine.test.ts',
      'machines/createPin/severalPins/severalPins.walk.test.ts',
      'machines/createPin/createPin/createPin.several.test.ts',
    ],
  },
]
