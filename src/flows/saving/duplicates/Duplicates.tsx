'use client'
import { useSelector } from '@xstate/react'
import { useEffect, useState, type ReactElement } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type { DuplicatesEmitted } from '../../../../machines/saving/duplicates/duplicates.types.ts'
import { webAddress } from '../../../domain/auth/pinThumbnail.ts'
import type { BoardOption } from '../../../domain/saving/board.ts'
import { isDuplicateRow, otherDuplicates, type NamedBoard } from '../../../domain/saving/duplicates.ts'
import { imageSignatureOf } from '../../../domain/saving/imageAddress.ts'
import { savedBoardOf } from '../../../domain/saving/recentSaves.ts'
import { AlreadyHere } from '../../../views/saving/duplicates/AlreadyHere.tsx'
import { DuplicatesView } from '../../../views/saving/duplicates/DuplicatesView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { namedBoard } from '../boardPicker/boardPicker.connect.ts'
import { connectDuplicates, duplicatesCallbacks } from './duplicates.connect.ts'
import { duplicatesLogic } from './duplicates.services.ts'

/** What is said about a board in its row of the picker; null: nothing. */
export type NoteOf = (board: BoardOption) => ReactElement | null

export interface DuplicatesProps {
  /** The address of the picture in view; null if there is none. */
  readonly imageUrl: string | null | undefined
  /** What the app's server calls the picture. Default: unknown. */
  readonly signature?: string | undefined
  /** The picker beside it; null while another step is in view. */
  readonly picker: ActorRefFrom<typeof boardPickerMachine> | null
  /** Called with what the rows of the boards say, whenever that changes; null: nothing. */
  readonly onNotes: (noteOf: NoteOf | null) => void
}

/** The board that the picker's own sentence names. In the steps after the picker it stays the same, so that nothing is announced again. */
function useNamedBoard(
  picker: DuplicatesProps['picker'],
  imageUrl: DuplicatesProps['imageUrl'],
): NamedBoard | null {
  const { visit } = useTackboard()
  const savedTo = savedBoardOf(visit.recentSaves(), imageSignatureOf(imageUrl))
  const named = useSelector(
    picker ?? undefined,
    (snapshot) => snapshot && namedBoard(snapshot.context, savedTo),
  )
  const [last, setLast] = useState({ imageUrl, named: named ?? null })
  const current = named === undefined ? (last.imageUrl === imageUrl ? last.named : null) : named
  if (last.imageUrl !== imageUrl || last.named !== current) setLast({ imageUrl, named: current })
  return current
}

/** The boards that have the picture already. It follows the picture in view, beside the flow that saves it. */
export function Duplicates({ imageUrl, signature = '', picker, onNotes }: DuplicatesProps) {
  const { policy } = useTackboard()
  const actor = useFlow(duplicatesLogic, { policy }, (effect: DuplicatesEmitted, config) =>
    config.onLog({ level: 'info', event: 'duplicates.failed', details: failureDetails(effect) }),
  )
  const { boards, onPicture } = useConnect(actor, connectDuplicates, duplicatesCallbacks)
  const named = useNamedBoard(picker, imageUrl)
  const address = webAddress(imageUrl)
  useEffect(
    () => onPicture({ imageUrl: address, signature: signature || null }),
    [onPicture, address, signature],
  )
  useEffect(
    () =>
      onNotes(boards.length > 0 ? (board) => (isDuplicateRow(boards, board) ? <AlreadyHere /> : null) : null),
    [onNotes, boards],
  )
  return <DuplicatesView boards={otherDuplicates(boards, named)} isNamedElsewhere={named !== null} />
}
