import type { Board, BoardOption } from './board.ts'
import { searchBoards } from './boardSearch.ts'

/** How many sections the boards list. */
export const countSections = (boards: readonly Board[]): number =>
  boards.reduce((count, { sections }) => count + (sections?.length ?? 0), 0)

/** A row for each section whose name is found as a board's is: in the order of the boards, then of the server. */
export const searchSections = (boards: readonly Board[], query: string): readonly BoardOption[] =>
  searchBoards(
    boards.flatMap((board) =>
      (board.sections ?? []).map((section) => ({ name: section.title, board, section })),
    ),
    query,
  ).map(({ board, section }) => Object.assign({}, board, { section }))
