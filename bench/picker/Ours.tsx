import { useMemo } from 'react'
import { BoardPickerScreen } from '../../src/flows/saving/boardPicker/BoardPickerScreen.tsx'
import { boardPickerLogic } from '../../src/flows/saving/boardPicker/boardPicker.services.ts'
import { useTackboard } from '../../src/flows/runtime/config.ts'
import { useFlow } from '../../src/flows/runtime/useFlow.ts'
import { member } from './boards.ts'
import type { PickerProps } from './subject.tsx'

/** Our picker, opened with all boards in its memory, so that it sends no request. */
export function Picker({ boards }: PickerProps) {
  const { policy } = useTackboard()
  const input = useMemo(() => {
    const memory = { boards, shortlist: [], bookmark: null, query: '', suggestions: [], pinnedTo: null }
    return { policy, session: member, pinId: null, isDesktop: true, memory }
  }, [boards, policy])
  const actor = useFlow(boardPickerLogic, input)
  return <BoardPickerScreen picker={actor} imageUrl={null} />
}
