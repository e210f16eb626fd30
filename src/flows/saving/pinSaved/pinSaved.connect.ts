import type { SnapshotFrom } from 'xstate'
import type { pinSavedMachine } from '../../../../machines/saving/pinSaved/pinSaved.machine.ts'
import { canFollowOfficialUser } from '../../../domain/saving/pinSaved.ts'
import type { Session } from '../../../domain/auth/session.ts'
import type { PinSavedViewState } from '../../../views/saving/pinSaved/PinSavedView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

export type PinSavedSnapshot = SnapshotFrom<typeof pinSavedMachine>

/** What the dialog shows of the pin; null once it is closed. `color`: shown until the pin is read. saving.txt §2 "Pin-saved dialog". */
export function connectPinSaved(
  snapshot: PinSavedSnapshot,
  { session, color }: { readonly session: Session | null; readonly color: string | null },
): Omit<PinSavedViewState, 'board' | 'section' | 'actions'> | null {
  if (snapshot.matches('closed')) return null
  const { pin } = snapshot.context
  const official = pin?.officialUser ?? null
  return {
    isPending: snapshot.hasTag('pending'),
    title: pin?.title ?? '',
    link: pin?.link ?? null,
    media: pin?.media ?? null,
    color: pin?.color ?? color,
    follow: canFollowOfficialUser(session, official) ? official : null,
  }
}

export const pinSavedCallbacks = (send: SendTo<typeof pinSavedMachine>) => ({
  onClose: () => send({ type: 'dialog.closed' }),
})
