import type { SnapshotFrom } from 'xstate'
import type { passkeyListMachine } from '../../../../machines/auth/passkeyList/passkeyList.machine.ts'
import { passkeyListRow } from '../../../errors/auth/passkeyList.errors.ts'
import type {
  PasskeysViewCallbacks,
  PasskeysViewState,
} from '../../../views/auth/passkeys/PasskeysView.types.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

type Machine = typeof passkeyListMachine

/** What the list of passkeys shows. */
export function connectPasskeyList(snapshot: SnapshotFrom<Machine>): Omit<PasskeysViewState, 'addSlot'> {
  const { passkeys, readAt, chosenId, failure, serverMessage, news } = snapshot.context
  const isAsking = snapshot.matches('confirming') || snapshot.matches('removing')
  return {
    isLoading: snapshot.matches('loading'),
    isFailed: snapshot.matches('failed'),
    passkeys,
    now: readAt,
    renamingId: snapshot.matches('renaming') ? chosenId : null,
    removingId: isAsking ? chosenId : null,
    isPending: snapshot.hasTag('pending'),
    error: failure,
    serverMessage: failure !== null && passkeyListRow(failure).message === 'server' ? serverMessage : null,
    done: news?.kind ?? null,
    doneName: news?.name ?? '',
  }
}

export const passkeyListCallbacks = (send: SendTo<Machine>): PasskeysViewCallbacks => ({
  onRetry: () => send({ type: 'list.retried' }),
  onRename: (id) => send({ type: 'rename.started', id }),
  onNameSubmit: (name) => send({ type: 'rename.submitted', name }),
  onNameCancel: () => send({ type: 'rename.cancelled' }),
  onRemove: (id) => send({ type: 'removal.started', id }),
  onRemoveConfirm: () => send({ type: 'removal.confirmed' }),
  onRemoveCancel: () => send({ type: 'question.closed' }),
})
