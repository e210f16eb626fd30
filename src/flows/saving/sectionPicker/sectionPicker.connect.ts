import type { EventFrom, SnapshotFrom } from 'xstate'
import type { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import type { SectionPickerViewProps } from '../../../views/saving/sectionPicker/SectionPickerView.tsx'

/** The props of the list of sections. saving.txt §2 "Section picker". */
export function connectSectionPicker(
  snapshot: SnapshotFrom<typeof sectionPickerMachine>,
  send: (event: EventFrom<typeof sectionPickerMachine>) => void,
): SectionPickerViewProps {
  const { board, sections } = snapshot.context
  return {
    boardName: board.name,
    boardCoverUrl: board.coverUrl,
    sections,
    isLoading: snapshot.hasTag('pending'),
    isEmpty: snapshot.matches('empty'),
    hasFailed: snapshot.matches('failed'),
    onBoard: () => send({ type: 'board.chosen' }),
    onSection: (id) => send({ type: 'section.chosen', id }),
    onCreate: () => send({ type: 'creation.requested' }),
    onRetry: () => send({ type: 'retry.requested' }),
  }
}
