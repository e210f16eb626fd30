import type { Board, BoardOption } from './board.ts'

/**
 * The rows of sections saved to before, as the list of boards has them now: without those that are gone, or whose board is. A board that
 * is not listed may be on a page that is not loaded yet, where the list has more.
 */
export const currentSections = (
  rows: readonly BoardOption[],
  boards: readonly Board[],
  hasMore: boolean,
): readonly BoardOption[] =>
  rows.flatMap((row) => {
    if (!row.section) return []
    const board = boards.find(({ id }) => id === row.id)
    if (!board) return hasMore ? row : []
    const section = board.sections
      ? board.sections.find(({ id }) => id === row.section?.id)
      : board.sectionCount > 0 && row.section
    return section ? Object.assign({}, board, { section }) : []
  })
