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
    sentences: [
      '§2 Mobile style: heading',
      '§2 Back button',
      "§2 'Top choices' lists",
      '§2 Footer row',
      '§2 Logged-out visitors are',
      '§2 If the url',
    ],
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
    sentences: [
      '§2 After a successful',
      '§4 Mobile pin creation.',
      '§4 A blocking overlay',
      '§4 On success a toast',
    ],
    machines: ['mobileCreatePin'],
    tested: ['src/domain/createPin/closing.ts'],
    built: ['src/flows/createPin/mobileCreatePin/mobileCreatePin.effects.ts'],
    stories,
    tests: ['src/flows/createPin/shell/createPinPage.ways.browser.test.tsx'],
  },
  {
    section: 8,
    topic: 'Mobile pin creation failure',
    sentences: ['§4 On failure the overlay', '§8 Mobile pin creation'],
    machines: ['mobileCreatePin'],
    built: ['src/errors/createPin/createPin.errors.ts'],
    stories,
    tests: ['machines/createPin/mobileCreatePin/mobileCreatePin.failures.test.ts'],
  },
]
