import type { SpecRow } from '../../docs/spec/specRow.ts'

export const draftRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Create-pin page: its address, three variants, and the draft of a logged-out visitor',
    sentences: [
      '§2 Logged-out, desktop style',
      '§2 After login the user',
      '§2 The window is resized',
      '§2 If the url',
      '§3 Device types: web',
      '§9 Pin-create device types',
    ],
    machines: ['auth', 'createPin', 'mobileCreatePin'],
    tested: [
      'src/domain/createPin/route.ts',
      'src/domain/createPin/variant.ts',
      'src/domain/createPin/returnAddress.ts',
    ],
    built: [
      'src/domain/createPin/ownPin.ts',
      'src/domain/createPin/windowSize.ts',
      'src/flows/createPin/shell/CreatePinPage.tsx',
      'src/flows/createPin/shell/CreatePinDraft.tsx',
      'src/views/createPin/CreatePinDraftView.tsx',
    ],
    stories: ['Create Pin/Logged out'],
    tests: [
      'src/flows/createPin/shell/createPinPage.route.test.ts',
      'src/flows/createPin/shell/createPinPage.browser.test.tsx',
      'src/flows/createPin/shell/createPinPage.address.browser.test.tsx',
      'src/flows/createPin/shell/createPinPage.hostile.browser.test.tsx',
      'src/flows/createPin/shell/createPinPage.variants.browser.test.tsx',
    ],
  },
  {
    section: 6,
    topic: 'Logged-out visitor on the create pages: a log-in form, on a phone the home page',
    sentences: ['§6 Logged-out visitor | Asked'],
    built: ['src/domain/createPin/variant.ts', 'src/flows/createPin/shell/CreatePinDraft.tsx'],
    stories: ['Create Pin/Logged out'],
    tests: ['src/flows/createPin/shell/createPinPage.route.test.ts'],
  },
]
