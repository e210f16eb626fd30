'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { BoardSort } from '../../../domain/people/boardSort.ts'
import { useTackboard } from '../../runtime/config.ts'
import { BOARD_SORT_KEY, readBoardSort, storeBoardSort } from './boardSort.storage.ts'

const heard = new Set<() => void>()

/**
 * The order of boards that the member chose on this device, for `MovePinsView` and for an app's own lists; null until one is chosen. It is
 * the one of the board picker (`policy.saving.boardSort`).
 */
export function useBoardSort(): readonly [BoardSort | null, (sort: BoardSort) => void] {
  const { platform } = useTackboard()
  const subscribe = useCallback(
    (listener: () => void) => {
      heard.add(listener)
      const stop = platform.storage.subscribe(BOARD_SORT_KEY, listener)
      return () => {
        heard.delete(listener)
        stop()
      }
    },
    [platform],
  )
  const sort = useSyncExternalStore(
    subscribe,
    () => readBoardSort(platform),
    () => null,
  )
  const choose = useCallback(
    (chosen: BoardSort) => {
      storeBoardSort(platform, chosen)
      for (const listener of heard) listener()
    },
    [platform],
  )
  return [sort, choose]
}
