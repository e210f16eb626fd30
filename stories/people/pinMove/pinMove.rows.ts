import type { SpecRow } from '../../docs/spec/specRow.ts'

export const pinMoveRows: readonly SpecRow[] = [
  {
    section: 4,
    topic: 'Pin move: optimistic, same place rejected, a pin or a product group needed',
    sentences: [
      '§4 Pin move. Applied',
      '§4 Rejected when source',
      '§4 Needs a pin',
      '§7 BulkEditSelectAllResource update',
      '§7 BoardSectionEditResource update',
      '§7 BoardSectionPinsResource delete',
      '§7 BulkEditResource update | board_id',
      '§8 Board-move errors with api_error_code',
      '§8 Other errors show',
      '§8 A failed move',
    ],
    machines: ['pinMove'],
    tested: ['src/domain/people/pinMove.ts', 'src/domain/people/pinDrag.ts'],
    built: ['src/flows/people/pinMove/pinMove.services.ts'],
    stories: [
      'Saving/Move pins',
      'Saving/Move pins view',
      'Saving/Drag pins',
      'Saving/Drag pins, other ways',
    ],
    tests: [
      'machines/people/pinMove/pinMove.machine.test.ts',
      'machines/people/pinMove/pinMove.twice.test.ts',
      'src/domain/people/pinDrag.laws.test.ts',
      'src/views/people/pinDrag/pinDrag.browser.test.tsx',
    ],
  },
]
