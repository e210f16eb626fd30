import type { EventFrom, SnapshotFrom } from 'xstate'
import type { pinThumbnailMachine } from '../../../../machines/auth/pinThumbnail/pinThumbnail.machine.ts'
import type { PinPictureProps } from '../../../views/auth/shell/AuthHero.tsx'

/** The thumbnail's props. auth.txt §2 "Containers". */
export function connectPinThumbnail(
  snapshot: SnapshotFrom<typeof pinThumbnailMachine>,
  send: (event: EventFrom<typeof pinThumbnailMachine>) => void,
): PinPictureProps {
  const { imageUrl, color, isPlayable } = snapshot.context
  return {
    isPending: snapshot.hasTag('pending'),
    imageUrl,
    color,
    isPlayable,
    onFailed: () => send({ type: 'picture.failed' }),
  }
}
