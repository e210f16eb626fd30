'use client'
import { useEffect, useMemo, useState } from 'react'
import type { BoardPickerMemory } from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import type { Board, PinToSave } from '../../../domain/saving/board.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { useTackboard } from '../../runtime/config.ts'
import { useQuietFlow } from '../../runtime/useFlow.ts'
import { provideBoardPicker } from './boardPicker.services.ts'
import { BoardPickerScreen } from './BoardPickerScreen.tsx'

export interface BoardPickerProps {
  /** What is to be saved: names are suggested for it, and it may be on a board already. */
  readonly pin: PinToSave
  readonly onChoose: (board: Board) => void
  /** 'Create board': the name that was typed or suggested; '' for none. */
  readonly onCreate: (name: string) => void
  /** Default: true. saving.txt §7 `isDesktop`. */
  readonly isDesktop?: boolean | undefined
}

/** The boards of the signed-in member, to choose one. Nothing is drawn where nobody is signed in. saving.txt §2 "Board picker". */
export function BoardPicker(props: BoardPickerProps) {
  const { session } = useTackboard()
  // What was chosen may be chosen again: the picker opens anew with what it knows.
  const [opened, setOpened] = useState<{
    pinId: string | null
    memory: BoardPickerMemory | null
    times: number
  }>({ pinId: null, memory: null, times: 0 })
  const pinId = props.pin.id
  const reopen = (memory: BoardPickerMemory) => setOpened({ pinId, memory, times: opened.times + 1 })
  const memory = opened.pinId === pinId ? opened.memory : null
  return (
    session && (
      <OpenPicker
        key={`${opened.times} ${pinId}`}
        {...props}
        session={session}
        memory={memory}
        onDone={reopen}
      />
    )
  )
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
  // It emits nothing: what it has to say is its output.
  const actor = useQuietFlow(provideBoardPicker, input)
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot()
        if (!output) return
        if (output.kind === 'board') onChoose(output.board)
        else onCreate(output.name)
        onDone(output.memory)
      },
    })
    return unsubscribe
  })
  return <BoardPickerScreen picker={actor} />
}
