'use client'
import { useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { boardFormMachine } from '../../../../machines/saving/boardForm/boardForm.machine.ts'
import { BoardFormView } from '../../../views/saving/boardForm/BoardFormView.tsx'
import { CollaboratorsField } from '../../../views/saving/boardForm/CollaboratorsField.tsx'
import { useConnect, type SendTo } from '../../runtime/useConnect.ts'
import {
  boardFormCallbacks,
  collaboratorsCallbacks,
  connectBoardForm,
  connectBoardFormFrame,
  connectCollaborators,
  type CollaboratorsActor,
} from './boardForm.connect.ts'

export interface BoardFormScreenProps {
  /** The machine of the form: a flow's own, or the child of another flow's. */
  readonly actor: ActorRefFrom<typeof boardFormMachine>
}

/** Connected to its own machine, so that typing in it renders nothing else of the form. */
const Collaborators = ({ actor }: { readonly actor: CollaboratorsActor }) => (
  <CollaboratorsField {...useConnect(actor, connectCollaborators, collaboratorsCallbacks)} />
)

/** The form that creates a board, on its machine. */
export function BoardFormScreen({ actor }: BoardFormScreenProps) {
  const { collaborators } = useConnect(actor, connectBoardFormFrame)
  const callbacks = useCallback(
    (send: SendTo<typeof boardFormMachine>) =>
      boardFormCallbacks(send, () => collaborators?.getSnapshot().context.chosen ?? []),
    [collaborators],
  )
  const typedName = useCallback(() => actor.getSnapshot().context.name, [actor])
  const props = useConnect(actor, connectBoardForm, callbacks)
  const slot = useMemo(() => collaborators && <Collaborators actor={collaborators} />, [collaborators])
  return <BoardFormView {...props} typedName={typedName} collaboratorsSlot={slot} />
}
