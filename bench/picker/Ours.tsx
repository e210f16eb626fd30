import { useMemo } from 'react'
import { BoardPickerScreen } from '../../src/flows/saving/BoardPickerScreen.tsx'
import { provideBoardPicker } from '../../src/flows/saving/boardPicker.services.ts'
import { useHouse } from '../../src/flows/house.ts'
import { useFlow } from '../../src/flows/useFlow.ts'
import type { PickerProps } from './subject.tsx'

const session = { userId: '1', username: 'wren', fullName: 'Wren Alder' }
const nothing = () => undefined

/** Our picker, its view on its machine, opened with all boards in its memory: nothing is asked of a server. */
export function Picker({ boards }: PickerProps) {
  const { policy } = useHouse()
  const input = useMemo(() => {
    const memory = { boards, shortlist: [], bookmark: null, query: '', suggestions: [], pinnedTo: null }
    return { policy, session, pinId: null, isDesktop: true, memory }
  }, [boards, policy])
  const { actor } = useFlow(provideBoardPicker, input, nothing)
  return <BoardPickerScreen picker={actor} />
}
