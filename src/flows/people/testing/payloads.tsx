import type { PinMove } from '../../../domain/people/pinMove.ts'
import type { PinMover } from '../pinMove/MovePins.tsx'
import { sage } from './follow.ts'

/** Two suggested members. */
export const suggested = [sage, { ...sage, id: '5', fullName: 'Finch', username: 'finch' }]

export const move: PinMove = {
  pinIds: ['1', '2'],
  from: { boardId: '201', sectionId: '301' },
  to: { boardId: '202', sectionId: null },
}

export const toSamePlace: PinMove = { ...move, to: move.from }
export const nothing: PinMove = { ...move, pinIds: [] }
export const productGroup: PinMove = { ...nothing, productGroupId: '5' }

const requests = {
  Move: move,
  'Move to the same place': toSamePlace,
  'Move nothing': nothing,
  'Move a product group': productGroup,
}

/** The page's own list, with a button for each move. */
export const MoveButtons = (mover: PinMover) =>
  Object.entries(requests).map(([name, request]) => (
    <button key={name} onClick={() => mover.move(request)}>
      {name}
    </button>
  ))
