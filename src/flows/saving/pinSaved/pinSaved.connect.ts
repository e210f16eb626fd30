import type { EventFrom, SnapshotFrom } from 'xstate'
import type { pinSavedMachine } from '../../../../machines/saving/pinSaved/pinSaved.machine.ts'
import { canFollowOfficialUser, type SavedActions } from '../../../domain/saving/pinSaved.ts'
import type { Session } from '../../../domain/auth/session.ts'
import type { PinSavedViewProps } from '../../../views/saving/pinSaved/PinSavedView.tsx'

export type PinSavedSnapshot = SnapshotFrom<typeof pinSavedMachine>

/** What the page knows itself, and the same throughout. */
export interface PinSavedKnown {
  readonly board: { readonly name: string; readonly url: string | null }
  readonly section: { readonly title: string } | undefined
  /** The dominant colour, until the server says its own. */
  readonly color: string | null
  readonly session: Session | null
  readonly actions: SavedActions
}

/** The dialog's props; null once it is closed. saving.txt §2 "Pin-saved dialog". */
export function connectPinSaved(
  snapshot: PinSavedSnapshot,
  send: (event: EventFrom<typeof pinSavedMachine>) => void,
  { session, color, ...known }: PinSavedKnown,
): Omit<PinSavedViewProps, 'followButton'> | null {
  if (snapshot.matches('closed')) return null
  const { pin } = snapshot.context
  const official = pin?.officialUser ?? null
  return {
    ...known,
    isPending: snapshot.hasTag('pending'),
    title: pin?.title ?? '',
    link: pin?.link ?? null,
    media: pin?.media ?? null,
    color: pin?.color ?? color,
    follow: canFollowOfficialUser(session, official) ? official : null,
    onClose: () => send({ type: 'dialog.closed' }),
  }
}
