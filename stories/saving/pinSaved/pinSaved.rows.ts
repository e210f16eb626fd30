import type { SpecRow } from '../../docs/spec/specRow.ts'

export const pinSavedRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Pin-saved dialog: heading, media, buttons, follow card, partner and quick promote',
    sentences: [
      '§2 Heading',
      '§2 Minimum width 500',
      '§2 Optional follow card',
      '§2 It shows only',
      '§2 Media: the pin',
      '§2 Buttons',
      '§2 A partner sees',
      '§2 A non-partner who',
      '§2 Quick promote is offered',
      '§2 It is never',
      '§6 Partner (isPartner) | Can',
      '§9 Pin-saved dialog minimum',
    ],
    machines: ['pinSaved'],
    tested: ['src/domain/saving/pinSaved.ts'],
    built: [
      'src/domain/saving/pinMedia.ts',
      'src/domain/text/duration.ts',
      'src/views/saving/pinSaved/PinSavedView.tsx',
      'src/flows/saving/pinSaved/PinSavedDialog.tsx',
    ],
    stories: ['Saving/Pin saved', 'Saving/Pin saved view'],
    tests: ['machines/saving/pinSaved/pinSaved.machine.test.ts'],
  },
  {
    section: 3,
    topic: 'Images by spec (236x and orig), embed, video cover, trackingParams, entityId',
    sentences: ['§3 Pin: entityId, id', '§3 Video: src, duration'],
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
    sentences: ['§7 GET /v3/pins/{id}/ | field', '§7 Pin read by id'],
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
