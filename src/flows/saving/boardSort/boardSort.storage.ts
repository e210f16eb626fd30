import { parseBoardSort, type BoardSort } from '../../../domain/people/boardSort.ts'
import type { Platform } from '../../../platform/platform.ts'

export const BOARD_SORT_KEY = 'tackboard_board_sort'

type Place = Pick<Platform, 'storage'>

/** The order of boards as this device remembers it; null: none was chosen. */
export const readBoardSort = ({ storage }: Place): BoardSort | null =>
  storage.get(BOARD_SORT_KEY, parseBoardSort)

const listeners = new Set<() => void>()

/** Remembers the order, and tells every list of this page. */
export function storeBoardSort({ storage }: Place, sort: BoardSort): void {
  storage.set(BOARD_SORT_KEY, sort)
  for (const listener of listeners) listener()
}

/** Calls the listener when the order changes, in this tab or in another one. Returns how to stop. */
export function watchBoardSort({ storage }: Place, listener: () => void): () => void {
  listeners.add(listener)
  const stop = storage.subscribe(BOARD_SORT_KEY, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
