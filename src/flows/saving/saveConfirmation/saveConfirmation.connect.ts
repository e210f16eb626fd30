import type { SnapshotFrom } from 'xstate'
import type { saveConfirmationMachine } from '../../../../machines/saving/saveConfirmation/saveConfirmation.machine.ts'

/** Whether the overlay celebrates; null once it is dismissed. */
export const connectSaveConfirmation = (snapshot: SnapshotFrom<typeof saveConfirmationMachine>) =>
  snapshot.matches('dismissed') ? null : { isCelebrating: snapshot.matches({ showing: 'celebrating' }) }
