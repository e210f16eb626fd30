import type { SnapshotFrom } from 'xstate'
import type { pinSavedMachine } from '../../../../machines/saving/pinSaved/pinSaved.machine.ts'
import { promotionLabel } from '../../../domain/people/promotionLabel.ts'
import { canFollowOfficialUser } from '../../../domain/saving/pinSaved.ts'
import type { PinSavedViewState } from '../../../views/saving/pinSaved/PinSavedView.tsx'
import type { TackboardConfig } from '../../runtime/config.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

export type PinSavedSnapshot = SnapshotFrom<typeof pinSavedMachine>

/** What the dialog takes from its props and the config. */
export interface PinSavedSurroundings extends Pick<TackboardConfig, 'session' | 'viewer' | 'experiments'> {
  /** Shown until the pin is read. */
  readonly color: string | null
}

/** What the dialog shows, and what following the official user sends along. */
export interface PinSavedState extends Omit<PinSavedViewState, 'board' | 'section' | 'actions'> {
  readonly trackingParams: string | undefined
}

/** What the dialog shows of the pin; null once it is closed. */
export function connectPinSaved(
  snapshot: PinSavedSnapshot,
  { session, viewer, experiments, color }: PinSavedSurroundings,
): PinSavedState | null {
  if (snapshot.matches('closed')) return null
  const { pin } = snapshot.context
  const official = pin?.officialUser ?? null
  return {
    isPending: snapshot.hasTag('pending'),
    title: pin?.title ?? '',
    link: pin?.link ?? null,
    media: pin?.media ?? null,
    color: pin?.color ?? color,
    label: pin && promotionLabel({ ...pin, viewer, experiments }),
    trackingParams: pin?.trackingParams ?? undefined,
    follow: canFollowOfficialUser(session, official) ? official : null,
  }
}

export const pinSavedCallbacks = (send: SendTo<typeof pinSavedMachine>) => ({
  onClose: () => send({ type: 'dialog.closed' }),
})
