'use client'
import { useMemo } from 'react'
import type { BoardFormEmitted, BoardInvites } from '../../../../machines/saving/boardForm/boardForm.types.ts'
import type { Board } from '../../../domain/saving/board.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { BoardCreatedView } from '../../../views/saving/boardForm/BoardCreatedView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import type { BoardFormSnapshot } from './boardForm.connect.ts'
import { provideBoardForm } from './boardForm.services.ts'
import { BoardFormScreen } from './BoardFormScreen.tsx'

export interface BoardFormProps {
  /** What the name field holds at first. Default: ''. */
  readonly name?: string | undefined
  /** The board is made; the app invites whom the person chose. */
  readonly onCreated: (board: Board, invites: BoardInvites) => void
  /** 'Cancel': the form is gone by then. */
  readonly onCancel: () => void
}

/** Makes a board for the signed-in member; nothing without one. It stands in an app's own page or dialog. saving.txt §2 "Create-board form". */
export function BoardForm(props: BoardFormProps) {
  const { session } = useTackboard()
  return session && <MembersBoardForm {...props} session={session} />
}

const connectEnd = (snapshot: BoardFormSnapshot) => ({
  isCancelled: snapshot.matches('cancelled'),
  created: snapshot.matches('created') ? (snapshot.context.board?.name ?? null) : null,
})

function MembersBoardForm({
  name = '',
  session,
  onCreated,
  onCancel,
}: BoardFormProps & { readonly session: Session }) {
  const { policy } = useTackboard()
  const input = useMemo(() => ({ policy, session, name }), [policy, session, name])
  const { actor } = useFlow(provideBoardForm, input, (effect: BoardFormEmitted, { onLog }) => {
    if (effect.type === 'boardForm.created') return onCreated(effect.board, effect.invites)
    if (effect.type === 'boardForm.cancelled') return onCancel()
    const { row, failure } = effect
    onLog({
      level: 'info',
      event: 'boardForm.failed',
      details: { row, status: failure?.status ?? null, code: failure?.code ?? null },
    })
  })
  const { isCancelled, created } = useConnect(actor, connectEnd)
  if (isCancelled) return null
  return created === null ? (
    <BoardFormScreen actor={actor} />
  ) : (
    <BoardCreatedView name={created} imageUrl={null} color={null} />
  )
}
