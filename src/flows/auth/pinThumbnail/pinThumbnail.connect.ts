import type { SnapshotFrom } from 'xstate'
import type { pinThumbnailMachine } from '../../../../machines/auth/pinThumbnail/pinThumbnail.machine.ts'
import type { PinPictureProps } from '../../../views/auth/shell/AuthHero.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

/** What the thumbnail shows. */
export function connectPinThumbnail(
  snapshot: SnapshotFrom<typeof pinThumbnailMachine>,
): Omit<PinPictureProps, 'onFailed'> {
  const { imageUrl, color, isPlayable } = snapshot.context
  return { isPending: snapshot.hasTag('pending'), imageUrl, color, isPlayable }
}

export const pinThumbnailCallbacks = (
  send: SendTo<typeof pinThumbnailMachine>,
): Pick<PinPictureProps, 'onFailed'> => ({
  onFailed: () => send({ type: 'picture.failed' }),
})
