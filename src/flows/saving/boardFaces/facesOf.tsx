import type { ReactElement } from 'react'
import type { Board } from '../../../domain/saving/board.ts'
import { sharedWith, type FacesViewer } from '../../../domain/saving/boardFaces.ts'
import { BoardFaces } from '../../../views/saving/boardFaces/BoardFaces.tsx'

/** The faces of a board's row; null if it has none. */
export function facesOf(board: Board, viewer: FacesViewer): ReactElement | null {
  const shared = sharedWith(board, viewer)
  return shared && <BoardFaces {...shared} />
}
