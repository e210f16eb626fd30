import type { SpecRow } from '../../docs/spec/specRow.ts'

export const pinSavedRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Pin-saved dialog: heading, media, buttons, follow card, partner and quick promote',
    machines: ['pinSaved'],
    tested: ['src/domain/saving/pinSaved.ts'],
    built: [
      'src/domain/saving/pinMedia.ts',
      'src/domain/saving/duration.ts',
      'src/views/saving/pinSaved/PinSavedView.tsx',
      'src/flows/saving/pinSaved/PinSavedDialog.tsx',
    ],
    stories: ['Saving/Pin saved', 'Saving/Pin saved view'],
    tests: ['machines/saving/pinSaved/pinSaved.machine.test.ts'],
  },
  {
    section: 3,
    topic: 'Images by spec (236x and orig), embed, video cover, trackingParams, entityId',
    machines: ['pinSaved', 'saveToBoard'],
    built: ['src/api/saving/entities/toSavedPin.ts', 'src/views/saving/pinSaved/HeldPicture.tsx'],
    stories: ['Saving/Pin saved', 'Saving/Save to board'],
    tests: [
      'src/api/saving/entities/saving.test.ts',
      'src/domain/saving/pinMedia.test.ts',
      'src/views/saving/pinSaved/HeldPicture.browser.test.tsx',
    ],
  },
  {
    section: 7,
    topic: 'Pin read by id, or its GraphQL query: pinnedToBoard, official user of the link domain',
    machines: ['pinSaved', 'boardPicker'],
    tested: ['src/flows/saving/pinSaved/pinSaved.services.ts'],
    built: ['src/api/saving/saving.endpoints.ts', 'src/flows/saving/boardPicker/boardPicker.services.ts'],
    stories: ['Saving/Pin saved', 'Saving/Board picker', 'Create Pin/Create a pin'],
    tests: [
      'src/flows/saving/boardPicker/pinDetails.services.test.ts',
      'src/flows/createPin/destination/externalBoards.services.test.ts',
    ],
  },
]
