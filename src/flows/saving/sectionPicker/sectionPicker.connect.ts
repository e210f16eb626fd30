import type { SnapshotFrom } from 'xstate'
import type { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import type {
  SectionPickerViewCallbacks,
  SectionPickerViewState,
} from '../../../views/saving/sectionPicker/SectionPickerView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

/** What the list of sections shows. */
export function connectSectionPicker(
  snapshot: SnapshotFrom<typeof sectionPickerMachine>,
): SectionPickerViewState {
  const { board, sections, output } = snapshot.context
  const index = output.kind === 'section' ? sections.indexOf(output.section) + 1 : 0
  return {
    boardName: board.name,
    boardCoverUrl: board.coverUrl,
    boardPinCount: board.pinCount,
    sections,
    isLoading: snapshot.hasTag('pending'),
    isEmpty: snapshot.matches('empty'),
    hasFailed: snapshot.matches('failed'),
    // The list stays in view while the caller saves to the row.
    busyRow: snapshot.matches('chosen') && output.kind !== 'create' ? index : null,
  }
}

export const sectionPickerCallbacks = (
  send: SendTo<typeof sectionPickerMachine>,
): SectionPickerViewCallbacks => ({
  onBoard: () => send({ type: 'board.chosen' }),
  onSection: (id) => send({ type: 'section.chosen', id }),
  onCreate: () => send({ type: 'creation.requested' }),
  onRetry: () => send({ type: 'retry.requested' }),
})
