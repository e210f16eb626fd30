import type { SnapshotFrom } from 'xstate'
import type { saveConfirmationMachine } from '../../../../machines/saving/saveConfirmation/saveConfirmation.machine.ts'
import type { SaveConfirmationViewState } from '../../../views/saving/saveConfirmation/SaveConfirmationView.tsx'

export type SaveConfirmationSnapshot = SnapshotFrom<typeof saveConfirmationMachine>

/** What the overlay shows; null once it is dismissed. saving.txt §4. */
export const connectSaveConfirmation = (
  snapshot: SaveConfirmationSnapshot,
  known: Omit<SaveConfirmationViewState, 'isCelebrating'>,
): SaveConfirmationViewState | null =>
  snapshot.matches('dismissed')
    ? null
    : { ...known, isCelebrating: snapshot.matches({ showing: 'celebrating' }) }
