'use client'
import { useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { boardFormMachine } from '../../../../machines/saving/boardForm/boardForm.machine.ts'
import { BoardFormView } from '../../../views/saving/boardForm/BoardFormView.tsx'
import { CollaboratorsField } from '../../../views/saving/boardForm/CollaboratorsField.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import {
  collaboratorsOf,
  connectBoardForm,
  connectCollaborators,
  type BoardFormSnapshot,
  type CollaboratorsRef,
  type CollaboratorsSnapshot,
} from './boardForm.connect.ts'

export interface BoardFormScreenProps {
  /** The machine of the form: a flow's own, or the child of another flow's. */
  readonly actor: ActorRefFrom<typeof boardFormMachine>
}

/** It follows its own machine, so that a letter typed there draws nothing of the form. */
function Collaborators({ actor }: { readonly actor: CollaboratorsRef }) {
  const connect = useCallback(
    (snapshot: CollaboratorsSnapshot) => connectCollaborators(snapshot, actor.send),
    [actor],
  )
  return <CollaboratorsField {...useConnect(actor, connect)} />
}

const connectChild = (snapshot: BoardFormSnapshot) => ({ collaborators: collaboratorsOf(snapshot) })

/** The form that makes a board, on its machine. */
export function BoardFormScreen({ actor }: BoardFormScreenProps) {
  const connect = useCallback(
    (snapshot: BoardFormSnapshot) => connectBoardForm(snapshot, actor.send),
    [actor],
  )
  const props = useConnect(actor, connect)
  const { collaborators } = useConnect(actor, connectChild)
  const slot = useMemo(() => collaborators && <Collaborators actor={collaborators} />, [collaborators])
  return <BoardFormView {...props} collaboratorsSlot={slot} />
}
