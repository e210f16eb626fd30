import type { SnapshotFrom } from 'xstate'
import type { sectionFormMachine } from '../../../../machines/saving/sectionForm/sectionForm.machine.ts'
import type { SectionFormEvent } from '../../../../machines/saving/sectionForm/sectionForm.types.ts'
import { sectionFormErrors } from '../../../errors/saving/sectionForm.errors.ts'
import type { ErrorRow } from '../../../errors/catalogue.ts'
import type { SectionFormViewProps } from '../../../views/saving/sectionForm/SectionFormView.tsx'

export type SectionFormSnapshot = SnapshotFrom<typeof sectionFormMachine>

/** The form's props. saving.txt §4 "Section create", §8. */
export function connectSectionForm(
  snapshot: SectionFormSnapshot,
  send: (event: SectionFormEvent) => void,
): SectionFormViewProps {
  const { error, policy, serverMessage, suggestedName } = snapshot.context
  const row: ErrorRow | null = error && sectionFormErrors[error]
  return {
    defaultName: suggestedName ?? '',
    maxLength: policy.saving.sectionTitleLimit,
    canSubmit: !snapshot.matches({ editing: 'empty' }) && !snapshot.matches({ editing: 'refused' }),
    isPending: snapshot.hasTag('pending'),
    isSlow: snapshot.matches({ saving: 'slow' }),
    error: error && `sectionForm.${error}`,
    serverMessage: row?.words === 'server' ? serverMessage : null,
    onNameChange: (name) => send({ type: 'name.changed', name }),
    onSubmit: (name) => send({ type: 'form.submitted', name }),
    onCancel: () => send({ type: 'submit.cancelled' }),
  }
}
