'use client'
import type { BoardFormEmitted } from '../../../../machines/saving/boardForm/boardForm.types.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { BoardCreatedView } from '../../../views/saving/boardForm/BoardCreatedView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectBoardFormFrame } from './boardForm.connect.ts'
import { runBoardFormEffect, type BoardFormListeners } from './boardForm.effects.ts'
import { boardFormLogic } from './boardForm.services.ts'
import { BoardFormScreen } from './BoardFormScreen.tsx'

export interface BoardFormProps extends BoardFormListeners {
  /** The initial value of the name field. Default: ''. */
  readonly name?: string | undefined
}

/**
 * Creates a board for the signed-in member; renders nothing if logged out. For an app's own page or dialog.
 * saving.txt §2 "Create-board form".
 */
export function BoardForm(props: BoardFormProps) {
  const { session } = useTackboard()
  return session && <MembersBoardForm {...props} session={session} />
}

function MembersBoardForm({
  name = '',
  session,
  onCreated,
  onCancel,
}: BoardFormProps & { readonly session: Session }) {
  const { policy } = useTackboard()
  const actor = useFlow(boardFormLogic, { policy, session, name }, (effect: BoardFormEmitted, config) =>
    runBoardFormEffect(effect, config, { onCreated, onCancel }),
  )
  const { isCancelled, createdName } = useConnect(actor, connectBoardFormFrame)
  if (isCancelled) return null
  return createdName === null ? (
    <BoardFormScreen actor={actor} />
  ) : (
    <BoardCreatedView name={createdName} imageUrl={null} color={null} />
  )
}
