import type { BoardSort } from '../people/boardSort.ts'
import type { Board } from './board.ts'
import { orderBoards } from './boardOrder.ts'

/** The boards in an order. By name, numbers in names count as numbers, and names that begin with a digit come last. */
export const sortBoards = (boards: readonly Board[], sort: BoardSort, locale: string): readonly Board[] =>
  sort === 'name' ? orderBoards(boards, locale, { numeric: true }) : boards

/**
 * Whether the boards must be read again to be shown in an order. The server knows where the member saved last; and as long as it has more
 * boards, it must send those that come first by name.
 */
export const mustReadAgain = (
  sort: BoardSort,
  {
    listedSort,
    bookmark,
  }: { readonly listedSort?: BoardSort | null | undefined; readonly bookmark: string | null },
): boolean => sort !== listedSort && (sort === 'lastSaved' || bookmark !== null)
