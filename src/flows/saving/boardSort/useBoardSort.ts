'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { BoardSort } from '../../../domain/people/boardSort.ts'
import { useTackboard } from '../../runtime/config.ts'
import { readBoardSort, storeBoardSort, watchBoardSort } from './boardSort.storage.ts'

/**
 * The order of boards that the member chose on this device, for `MovePinsView` and for an app's own lists; null until one is chosen. It is
 * the one of the board picker (`policy.saving.boardSort`).
 */
export function useBoardSort(): readonly [BoardSort | null, (sort: BoardSort) => void] {
  const { platform } = useTackboard()
  const subscribe = useCallback((listener: () => void) => watchBoardSort(platform, listener), [platform])
  const sort = useSyncExternalStore(
    subscribe,
    () => readBoardSort(platform),
    () => null,
  )
  const choose = useCallback((chosen: BoardSort) => storeBoardSort(platform, chosen), [platform])
  return [sort, choose]
}
