import type { SnapshotFrom } from 'xstate'
import type { businessInfoMachine } from '../../../../machines/promote/businessInfo/businessInfo.machine.ts'
import type {
  BusinessInfoViewCallbacks,
  BusinessInfoViewState,
} from '../../../views/promote/BusinessInfoView.types.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

/** What the business form shows; null once it has ended. */
export function connectBusinessInfo(
  snapshot: SnapshotFrom<typeof businessInfoMachine>,
): BusinessInfoViewState | null {
  const { info, errors, serverMessage } = snapshot.context
  if (snapshot.status !== 'active') return null
  return {
    country: info.country,
    errors,
    serverMessage,
    isPending: snapshot.hasTag('pending'),
    isSlow: snapshot.matches({ submitting: 'slow' }),
  }
}

export const businessInfoCallbacks = (
  send: SendTo<typeof businessInfoMachine>,
): BusinessInfoViewCallbacks => ({
  onChange: (field, value) => send({ type: 'field.changed', field, value }),
  onSubmit: (info) => send({ type: 'form.submitted', info }),
  onBack: () => send({ type: 'back.requested' }),
  onClose: () => send({ type: 'page.dismissed' }),
})
