'use client'
import { useCallback, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import { isPrepared, prepareSearch } from '../../../domain/saving/boardSearch.ts'
import { BoardPickerView } from '../../../views/saving/boardPicker/BoardPickerView.tsx'
import { useLocale } from '../../../views/text.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectBoardPicker, type BoardPickerSnapshot } from './boardPicker.connect.ts'

export interface BoardPickerScreenProps {
  readonly picker: ActorRefFrom<typeof boardPickerMachine>
}

/** The picker on its machine. */
export function BoardPickerScreen({ picker }: BoardPickerScreenProps) {
  const { locale } = useLocale()
  const connect = useCallback(
    (snapshot: BoardPickerSnapshot) => connectBoardPicker(snapshot, picker.send, locale),
    [picker, locale],
  )
  const props = useConnect(picker, connect)
  const { boards, query } = props
  useEffect(() => {
    // While there is time, so that the first letter typed need not wait. A browser without idle time does it then.
    if (query !== '' || isPrepared(boards) || !('requestIdleCallback' in globalThis)) return
    const idle = requestIdleCallback(() => prepareSearch(boards))
    return () => cancelIdleCallback(idle)
  }, [boards, query])
  return <BoardPickerView {...props} />
}
