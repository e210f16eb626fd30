'use client'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { BoardPickerMemory } from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import type { Board, BoardSection, PinToSave } from '../../../domain/saving/board.ts'
import { boardOwnerOf } from '../../../domain/saving/boardOrder.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { useTackboard } from '../../runtime/config.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { boardPickerLogic } from './boardPicker.services.ts'
import { BoardPickerScreen } from './BoardPickerScreen.tsx'

export interface BoardPickerProps {
  /** The pin to save. It determines the suggested names and the notice that a board already holds it. */
  readonly pin: PinToSave
  /**
   * Called when the user chooses a board or, where `policy.saving` offers sections, a section of it. The picker then opens again.
   */
  readonly onChoose: (board: Board, section?: BoardSection) => void
  /** Called for 'Create board' and for a suggested name, with the typed or suggested name; '' if there is none. */
  readonly onCreate: (name: string) => void
  /** Sent with the request for boards. Default: true. */
  readonly isDesktop?: boolean | undefined
}

/** Lets the signed-in member choose one of their boards. Renders nothing for a logged-out visitor. saving.txt §2 "Board picker". */
export function BoardPicker(props: BoardPickerProps) {
  const { session } = useTackboard()
  // After a choice the picker opens again with its list, so that the user can choose once more.
  const [opened, setOpened] = useState<{
    pinId: string | null
    memory: BoardPickerMemory | null
    times: number
    version: number
  }>({ pinId: null, memory: null, times: 0, version: 0 })
  const pinId = props.pin.id
  const version = useBoardsVersion()
  const reopen = (memory: BoardPickerMemory) => setOpened({ pinId, memory, times: opened.times + 1, version })
  const memory = opened.pinId === pinId && opened.version === version ? opened.memory : null
  return (
    session && (
      <OpenPicker
        key={`${opened.times} ${pinId} ${version}`}
        {...props}
        session={session}
        memory={memory}
        onDone={reopen}
      />
    )
  )
}

/** Changes when the member's boards have changed, so that the list is read again. */
function useBoardsVersion(): number {
  const { session, visit } = useTackboard()
  const read = () => visit.boardsVersion(session ? boardOwnerOf(session) : '')
  return useSyncExternalStore(visit.subscribe, read, read)
}

interface OpenPickerProps extends BoardPickerProps {
  readonly session: Session
  readonly memory: BoardPickerMemory | null
  readonly onDone: (memory: BoardPickerMemory) => void
}

function OpenPicker({ pin, session, memory, isDesktop = true, onChoose, onCreate, onDone }: OpenPickerProps) {
  const { policy } = useTackboard()
  const input = useMemo(
    () => ({ policy, session, pinId: pin.id, isDesktop, memory }),
    [policy, session, pin.id, isDesktop, memory],
  )
  const actor = useFlow(boardPickerLogic, input)
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot()
        if (!output) return
        if (output.kind === 'board') onChoose(output.board, ...(output.section ? [output.section] : []))
        else if (output.kind === 'create') onCreate(output.name)
        onDone(output.memory)
      },
    })
    return unsubscribe
  })
  return <BoardPickerScreen picker={actor} imageUrl={pin.imageUrl} />
}
