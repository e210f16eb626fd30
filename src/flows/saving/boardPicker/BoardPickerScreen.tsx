'use client'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import { orderBoards, ownBoards } from '../../../domain/saving/boardOrder.ts'
import { BoardPickerView } from '../../../views/saving/boardPicker/BoardPickerView.tsx'
import { useLocale } from '../../../views/text.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { boardLists, highlightAt, rowOf } from './boardLists.ts'
import { boardPickerCallbacks, connectBoardPicker } from './boardPicker.connect.ts'

export interface BoardPickerScreenProps {
  readonly picker: ActorRefFrom<typeof boardPickerMachine>
  /** Whether 'Create board' and the suggested names are shown. Default: true. */
  readonly isCreationOffered?: boolean | undefined
}

/** The picker, connected to its machine. Sorting and searching many boards is slow, so a moved highlight must not repeat them. */
export function BoardPickerScreen({ picker, isCreationOffered }: BoardPickerScreenProps) {
  const { locale } = useLocale()
  const callbacks = useMemo(() => boardPickerCallbacks(picker.send), [picker])
  const { allBoards, shortlist, session, hasMore, saving, highlight, ...state } = useConnect(
    picker,
    connectBoardPicker,
  )
  const { query } = state
  const own = useMemo(
    () => orderBoards(ownBoards(allBoards ?? [], session), locale),
    [allBoards, session, locale],
  )
  const lists = useMemo(
    () => boardLists({ own, shortlist, session, query, hasMore, saving }),
    [own, shortlist, session, query, hasMore, saving],
  )
  return (
    <BoardPickerView
      {...state}
      {...lists}
      {...callbacks}
      isCreationOffered={isCreationOffered}
      highlighted={rowOf(lists, highlight)}
      onHighlight={(row) => callbacks.onHighlight(highlightAt(lists, row))}
    />
  )
}
