'use client'
import { useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import { orderBoards, ownBoards } from '../../../domain/saving/boardOrder.ts'
import { sortBoards } from '../../../domain/saving/boardSort.ts'
import { imageSignatureOf } from '../../../domain/saving/imageAddress.ts'
import { savedBoardOf } from '../../../domain/saving/recentSaves.ts'
import { BoardPickerView } from '../../../views/saving/boardPicker/BoardPickerView.tsx'
import type { BoardPickerViewProps } from '../../../views/saving/boardPicker/BoardPickerView.types.ts'
import { useLocale } from '../../../views/text.tsx'
import type { FirstSectionChoiceProps } from '../../../views/saving/firstSection/FirstSectionChoice.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { usePart } from '../../runtime/usePart.ts'
import { boardFacesPart } from '../boardFaces/boardFaces.part.ts'
import { boardSortPart } from '../boardSort/boardSort.part.ts'
import { storeBoardSort } from '../boardSort/boardSort.storage.ts'
import { severalPart } from '../severalSaves/several.part.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import type { Board } from '../../../domain/saving/board.ts'
import { boardLists, highlightAt, rowOf } from './boardLists.ts'
import { boardPickerCallbacks, connectBoardPicker, type BoardPickerSnapshot } from './boardPicker.connect.ts'

const FirstSectionChoice = lazyScreen<FirstSectionChoiceProps>(
  async () => (await import('../../../views/saving/firstSection/FirstSectionChoice.tsx')).FirstSectionChoice,
)

export interface BoardPickerScreenProps {
  readonly picker: ActorRefFrom<typeof boardPickerMachine>
  /** The image to save. If it was saved during this visit, and the server names no board, the notice names that board. */
  readonly imageUrl: string | null | undefined
  /** Whether 'Create board' and the suggested names are shown. Default: true. */
  readonly isCreationOffered?: boolean | undefined
  /** See `BoardPickerViewProps`. */
  readonly noteOf?: BoardPickerViewProps['noteOf']
}

/** The picker, connected to its machine. Sorting and searching many boards is slow, so a moved highlight must not repeat them. */
export function BoardPickerScreen({ picker, imageUrl, isCreationOffered, noteOf }: BoardPickerScreenProps) {
  const { locale } = useLocale()
  const { visit, actingFor, platform } = useTackboard()
  const savedTo = savedBoardOf(visit.recentSaves(), imageSignatureOf(imageUrl))
  const connect = useCallback(
    (snapshot: BoardPickerSnapshot) => connectBoardPicker(snapshot, savedTo),
    [savedTo],
  )
  const callbacks = useMemo(
    // The list stays in view while the pin is saved, when the picker has ended.
    () => boardPickerCallbacks((event) => picker.getSnapshot().status === 'active' && picker.send(event)),
    [picker],
  )
  const { allBoards, shortlist, session, hasMore, saving, highlight, sort, canAddSection, ...state } =
    useConnect(picker, connect)
  const { query, several, savedIds, addsSection = false } = state
  const hasSections = !several && !addsSection
  const part = usePart(severalPart, savedIds !== undefined)
  const sorting = usePart(boardSortPart, saving.boardSort)
  const facing = usePart(boardFacesPart, saving.boardFaces)
  const { onSeveral, onSubmitSeveral, onSort, onAddSection, ...shared } = callbacks
  const viewer = useMemo(() => ({ ...session, actingFor }), [session, actingFor])
  const facesOf = useMemo(() => facing && ((board: Board) => facing.facesOf(board, viewer)), [facing, viewer])
  const own = useMemo(() => {
    const boards = ownBoards(allBoards ?? [], viewer)
    return saving.boardSort ? sortBoards(boards, sort ?? 'name', locale) : orderBoards(boards, locale)
  }, [allBoards, viewer, locale, saving.boardSort, sort])
  const lists = useMemo(
    () => boardLists({ own, allBoards, shortlist, viewer, query, hasMore, saving, hasSections }),
    [own, allBoards, shortlist, viewer, query, hasMore, saving, hasSections],
  )
  return (
    <BoardPickerView
      {...state}
      {...lists}
      {...shared}
      isCreationOffered={isCreationOffered}
      facesOf={facesOf}
      noteOf={noteOf}
      sortSlot={
        sorting &&
        // While the boards are read again, there are none to count.
        (lists.isSearchable || (sort !== null && state.status !== 'ready')) && (
          <sorting.BoardSortChoice
            sort={sort ?? 'name'}
            onSort={(chosen) => {
              storeBoardSort(platform, chosen)
              onSort(chosen)
            }}
          />
        )
      }
      severalSlot={
        <>
          {canAddSection && !several && <FirstSectionChoice isOn={addsSection} onToggle={onAddSection} />}
          {part && !addsSection && (
            <part.SeveralChoice
              count={several ? several.length : null}
              onToggle={onSeveral}
              onSubmit={onSubmitSeveral}
            />
          )}
        </>
      }
      highlighted={rowOf(lists, highlight)}
      onHighlight={(row) => callbacks.onHighlight(highlightAt(lists, row))}
    />
  )
}
