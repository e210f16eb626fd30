import { parseBoardSort, type BoardSort } from '../../../domain/people/boardSort.ts'
import type { Platform } from '../../../platform/platform.ts'

export const BOARD_SORT_KEY = 'tackboard_board_sort'

type Place = Pick<Platform, 'storage'>

/** The order of boards as this device remembers it; null: none was chosen. */
export const readBoardSort = ({ storage }: Place): BoardSort | null =>
  storage.get(BOARD_SORT_KEY, parseBoardSort)

export const storeBoardSort = ({ storage }: Place, sort: BoardSort): void =>
  void storage.set(BOARD_SORT_KEY, sort)
