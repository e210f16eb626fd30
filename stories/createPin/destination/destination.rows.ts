import type { SpecRow } from '../../docs/spec/specRow.ts'

/** Where a pin from an external page goes. */
export const destinationRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Create-pin page: board picker with recent boards, new boards and sections',
    sentences: ['§2 Signed-in, desktop style', "§2 'Top choices' lists"],
    machines: ['destination'],
    built: [
      'src/flows/createPin/destination/DestinationScreen.tsx',
      'src/flows/createPin/destination/externalBoards.services.ts',
      'src/views/createPin/CreatePinPane.tsx',
    ],
    stories: ['Create Pin/Create a pin'],
    tests: [
      'machines/createPin/destination/destination.machine.test.ts',
      'src/flows/createPin/createPin/createPin.browser.test.tsx',
    ],
  },
  {
    section: 4,
    topic: 'Board create form (external page): lists of boards that are out of date, refreshed user data',
    sentences: [
      '§4 Board create form',
      '§4 Submit sets saving',
      '§4 Success clears saving',
      '§4 Failure clears saving',
      '§4 The privacy toggle',
      "§4 After creation the owner's",
      '§5 On the external',
      '§7 BoardResource create (external page)',
    ],
    machines: ['destination', 'boardForm'],
    built: [
      'src/flows/createPin/destination/destination.services.ts',
      'src/flows/createPin/createPin/createPin.effects.ts',
      'src/flows/runtime/visitMemory.ts',
    ],
    stories: ['Create Pin/Create a pin'],
    tests: [
      'machines/createPin/destination/destination.machine.test.ts',
      'src/flows/createPin/destination/externalBoards.services.test.ts',
      'src/flows/runtime/commonConfig.browser.test.tsx',
    ],
  },
  {
    section: 7,
    topic: 'BoardPickerBoardsResource (external page), UserResource with save_behavior',
    sentences: ['§3 User settings read', '§7 BoardPickerBoardsResource (external page)'],
    machines: ['destination'],
    tested: ['src/flows/createPin/destination/externalBoards.services.ts'],
  },
]
