import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { boardFormMachine } from '../../../../machines/saving/boardForm/boardForm.machine.ts'
import type { BoardInvites } from '../../../../machines/saving/boardForm/boardForm.types.ts'
import type { collaboratorsMachine } from '../../../../machines/saving/collaborators/collaborators.machine.ts'
import { isAdAccountOwner } from '../../../domain/auth/session.ts'
import { collaboratorRows, type Collaborator } from '../../../domain/saving/collaborators.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'
import type {
  BoardFormViewCallbacks,
  BoardFormViewState,
} from '../../../views/saving/boardForm/BoardFormView.tsx'
import type { CollaboratorsFieldProps } from '../../../views/saving/boardForm/CollaboratorsField.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

export type BoardFormSnapshot = SnapshotFrom<typeof boardFormMachine>
export type CollaboratorsActor = ActorRefFrom<typeof collaboratorsMachine>

/** What the form that creates a board shows. */
export function connectBoardForm(
  snapshot: BoardFormSnapshot,
): Omit<BoardFormViewState, 'typedName' | 'collaboratorsSlot'> {
  // The form stays in view while the caller saves to the new board.
  const isPending = snapshot.hasTag('pending') || snapshot.matches('created')
  const { error, isSecret, nameErrors, policy, serverMessage, session } = snapshot.context
  return {
    nameErrors,
    nameLimit: policy.saving.boardTitleLimit,
    canSubmit: snapshot.matches({ editing: 'complete' }) || isPending,
    isPending,
    isOwner: isAdAccountOwner(session),
    isSecret,
    error,
    serverMessage,
    canRetry: snapshot.can({ type: 'retry.requested' }),
  }
}

/** The people chosen, by the fields of an invitation. */
function invitesOf(chosen: readonly Collaborator[]): BoardInvites {
  const idsOf = (wanted: Collaborator['kind']) =>
    chosen.flatMap(({ id, kind }) => (kind === wanted ? id : []))
  return { userIds: idsOf('person'), emails: idsOf('email') }
}

/** `readChosen` reads the people chosen at the moment the form is submitted. */
export const boardFormCallbacks = (
  send: SendTo<typeof boardFormMachine>,
  readChosen: () => readonly Collaborator[],
): BoardFormViewCallbacks => ({
  onNameChange: (name) => send({ type: 'name.changed', name }),
  onSecretChange: (isSecret) => send({ type: 'secret.changed', isSecret }),
  onSubmit: (name) => send({ type: 'form.submitted', name, invites: invitesOf(readChosen()) }),
  onRetry: () => send({ type: 'retry.requested' }),
  onCancel: () => send({ type: 'form.cancelled' }),
})

/** How the form has ended, and the search for people to invite, which is null for members who may not invite. */
export const connectBoardFormFrame = (snapshot: BoardFormSnapshot) => ({
  isCancelled: snapshot.matches('cancelled'),
  createdName: snapshot.matches('created') ? (snapshot.context.board?.name ?? null) : null,
  collaborators: (isAdAccountOwner(snapshot.context.session) && snapshot.children.collaborators) || null,
})

/** What the search for people to invite shows. */
export function connectCollaborators(
  snapshot: SnapshotFrom<typeof collaboratorsMachine>,
): Pick<CollaboratorsFieldProps, 'rows' | 'chosen' | 'isPending'> {
  const { chosen, found, policy, suggestions, term } = snapshot.context
  return {
    rows: collaboratorRows(visibleName(term) ? found : (suggestions ?? []), term, chosen, policy),
    chosen,
    isPending: snapshot.hasTag('pending'),
  }
}

export const collaboratorsCallbacks = (
  send: SendTo<typeof collaboratorsMachine>,
): Pick<CollaboratorsFieldProps, 'onFocus' | 'onTerm' | 'onChoose' | 'onRemove'> => ({
  onFocus: () => send({ type: 'field.focused' }),
  onTerm: (term) => send({ type: 'term.changed', term }),
  onChoose: (candidate) => send({ type: 'candidate.chosen', candidate }),
  onRemove: (id) => send({ type: 'candidate.removed', id }),
})
