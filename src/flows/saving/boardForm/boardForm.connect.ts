import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { boardFormMachine } from '../../../../machines/saving/boardForm/boardForm.machine.ts'
import type { BoardFormEvent, BoardInvites } from '../../../../machines/saving/boardForm/boardForm.types.ts'
import type {
  collaboratorsMachine,
  CollaboratorsEvent,
} from '../../../../machines/saving/collaborators/collaborators.machine.ts'
import { collaboratorRows, type Collaborator } from '../../../domain/saving/collaborators.ts'
import { isAdAccountOwner } from '../../../domain/auth/session.ts'
import type { BoardFormViewProps } from '../../../views/saving/boardForm/BoardFormView.tsx'
import type { CollaboratorsFieldProps } from '../../../views/saving/boardForm/CollaboratorsField.tsx'

export type BoardFormSnapshot = SnapshotFrom<typeof boardFormMachine>
export type CollaboratorsSnapshot = SnapshotFrom<typeof collaboratorsMachine>
export type CollaboratorsRef = ActorRefFrom<typeof collaboratorsMachine>

/** Those who were chosen, as the new board's maker hands them over. */
function invitesOf(chosen: readonly Collaborator[] = []): BoardInvites {
  const ids = (wanted: Collaborator['kind']) => chosen.flatMap(({ id, kind }) => (kind === wanted ? id : []))
  return { userIds: ids('person'), emails: ids('email') }
}

/** Where people are invited; null for whoever may not. saving.txt §6. */
export const collaboratorsOf = ({ children, context }: BoardFormSnapshot): CollaboratorsRef | null =>
  (isAdAccountOwner(context.session) && children.collaborators) || null

/** The props of the form that makes a board. saving.txt §4 "Board create form". */
export function connectBoardForm(
  snapshot: BoardFormSnapshot,
  send: (event: BoardFormEvent) => void,
): Omit<BoardFormViewProps, 'collaboratorsSlot'> {
  const { error, isSecret, name, nameErrors, policy, serverMessage, session } = snapshot.context
  return {
    typedName: () => name,
    nameErrors,
    nameLimit: policy.saving.boardTitleLimit,
    canSubmit: snapshot.matches({ editing: 'complete' }) || snapshot.hasTag('pending'),
    isPending: snapshot.hasTag('pending'),
    isOwner: isAdAccountOwner(session),
    isSecret,
    error,
    serverMessage,
    canRetry: snapshot.can({ type: 'retry.requested' }),
    onNameChange: (value) => send({ type: 'name.changed', name: value }),
    onSecretChange: (value) => send({ type: 'secret.changed', isSecret: value }),
    onSubmit: (value) =>
      send({
        type: 'form.submitted',
        name: value,
        invites: invitesOf(snapshot.children.collaborators?.getSnapshot().context.chosen),
      }),
    onRetry: () => send({ type: 'retry.requested' }),
    onCancel: () => send({ type: 'form.cancelled' }),
  }
}

/** The props of the search for people to invite. saving.txt §5 "Collaborator email". */
export function connectCollaborators(
  snapshot: CollaboratorsSnapshot,
  send: (event: CollaboratorsEvent) => void,
): CollaboratorsFieldProps {
  const { chosen, found, policy, suggestions, term } = snapshot.context
  return {
    rows: collaboratorRows(term.trim() ? found : (suggestions ?? []), term, chosen, policy),
    chosen,
    isPending: snapshot.hasTag('pending'),
    onFocus: () => send({ type: 'field.focused' }),
    onTerm: (value) => send({ type: 'term.changed', term: value }),
    onChoose: (candidate) => send({ type: 'candidate.chosen', candidate }),
    onRemove: (id) => send({ type: 'candidate.removed', id }),
  }
}
