import type { SnapshotFrom } from 'xstate'
import type { duplicatesMachine } from '../../../../machines/saving/duplicates/duplicates.machine.ts'
import type { Picture } from '../../../domain/saving/duplicates.ts'
import type { DuplicatesViewProps } from '../../../views/saving/duplicates/DuplicatesView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

/** The boards that have the picture; none while that is not known. */
export const connectDuplicates = (snapshot: SnapshotFrom<typeof duplicatesMachine>): DuplicatesViewProps => ({
  boards: snapshot.context.boards,
})

export const duplicatesCallbacks = (send: SendTo<typeof duplicatesMachine>) => ({
  onPicture: (picture: Picture) => send({ type: 'picture.changed', picture }),
})
