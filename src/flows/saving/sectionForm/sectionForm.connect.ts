import type { SnapshotFrom } from 'xstate'
import type { sectionFormMachine } from '../../../../machines/saving/sectionForm/sectionForm.machine.ts'
import { sectionFormErrors } from '../../../errors/saving/sectionForm.errors.ts'
import type { ErrorRow } from '../../../errors/catalogue.ts'
import type {
  SectionFormViewCallbacks,
  SectionFormViewState,
} from '../../../views/saving/sectionForm/SectionFormView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

export type SectionFormSnapshot = SnapshotFrom<typeof sectionFormMachine>

/** What the form shows. */
export function connectSectionForm(snapshot: SectionFormSnapshot): SectionFormViewState {
  const { error, policy, serverMessage, suggestedName } = snapshot.context
  const row: ErrorRow | null = error && sectionFormErrors[error]
  return {
    defaultName: suggestedName ?? '',
    maxLength: policy.saving.sectionTitleLimit,
    canSubmit: !snapshot.matches({ editing: 'empty' }) && !snapshot.matches({ editing: 'refused' }),
    // The form stays in view while the caller saves to the new section.
    isPending: snapshot.hasTag('pending') || snapshot.matches('created'),
    isSlow: snapshot.matches({ saving: 'slow' }),
    canRetry: snapshot.can({ type: 'retry.requested' }),
    error: error && `sectionForm.${error}`,
    serverMessage: row?.message === 'server' ? serverMessage : null,
  }
}

export const sectionFormCallbacks = (send: SendTo<typeof sectionFormMachine>): SectionFormViewCallbacks => ({
  onNameChange: (name) => send({ type: 'name.changed', name }),
  onSubmit: (name) => send({ type: 'form.submitted', name }),
  onRetry: () => send({ type: 'retry.requested' }),
  onCancel: () => send({ type: 'submit.cancelled' }),
})

/** The state of the form in its own modal; null once it has ended. */
export const connectAddSection = (snapshot: SectionFormSnapshot) =>
  snapshot.status === 'active' ? connectSectionForm(snapshot) : null

export const addSectionCallbacks = (send: SendTo<typeof sectionFormMachine>) => ({
  ...sectionFormCallbacks(send),
  onClose: () => send({ type: 'form.cancelled' }),
})
