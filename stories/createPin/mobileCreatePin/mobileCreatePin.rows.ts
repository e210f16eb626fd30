import type { SpecRow } from '../../docs/spec/specRow.ts'

const stories = ['Create Pin/On a phone']
const tests = [
  'machines/createPin/mobileCreatePin/mobileCreatePin.machine.test.ts',
  'machines/createPin/mobileCreatePin/mobileCreatePin.failures.test.ts',
  'src/flows/createPin/mobileCreatePin/mobileCreatePin.browser.test.tsx',
]

export const mobileCreatePinRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Create-pin page on a phone: headings, back and cancel, top choices, footer, redirects',
    machines: ['mobileCreatePin'],
    built: [
      'src/flows/createPin/mobileCreatePin/MobileCreatePin.tsx',
      'src/views/createPin/MobileCreatePinView.tsx',
      'src/domain/createPin/variant.ts',
    ],
    stories,
    tests,
  },
  {
    section: 4,
    topic: 'Mobile pin creation: sections, overlay, how the page closes',
    machines: ['mobileCreatePin'],
    tested: ['src/domain/createPin/closing.ts'],
    built: ['src/flows/createPin/mobileCreatePin/mobileCreatePin.effects.ts'],
    stories,
    tests: ['src/flows/createPin/shell/createPinPage.ways.browser.test.tsx'],
  },
  {
    section: 8,
    topic: 'Mobile pin creation failure',
    machines: ['mobileCreatePin'],
    built: ['src/errors/createPin/createPin.errors.ts'],
    stories,
    tests: ['machines/createPin/mobileCreatePin/mobileCreatePin.failures.test.ts'],
  },
]
