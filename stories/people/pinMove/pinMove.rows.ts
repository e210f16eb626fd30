import type { SpecRow } from '../../docs/spec/specRow.ts'

export const pinMoveRows: readonly SpecRow[] = [
  {
    section: 4,
    topic: 'Pin move: optimistic, same place rejected, a pin or a product group needed',
    machines: ['pinMove'],
    tested: ['src/domain/people/pinMove.ts'],
    stories: ['Saving/Move pins', 'Saving/Move pins view'],
    tests: ['machines/people/pinMove/pinMove.machine.test.ts'],
  },
]
