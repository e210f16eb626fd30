import type { SnapshotFrom } from 'xstate'
import type { accountRecoveryMachine } from '../../../../machines/auth/accountRecovery/accountRecovery.machine.ts'
import { passwordResetHref } from '../../../domain/navigation/links.ts'
import type { RecoveryVariant } from '../../../domain/auth/providers/loginData.ts'
import type { FacebookRemovedBannerProps } from '../../../views/auth/recovery/FacebookRemovedBanner.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

const variants: readonly RecoveryVariant[] = ['googleConnected', 'hasPassword', 'facebookOnly', 'default']

type State = Omit<FacebookRemovedBannerProps, 'onDismiss'>

/** What the banner shows; null once it is dismissed. */
export function connectAccountRecovery(snapshot: SnapshotFrom<typeof accountRecoveryMachine>): State | null {
  if (snapshot.matches('dismissed')) return null
  return {
    variant: variants.find((variant) => snapshot.matches({ shown: variant })) ?? null,
    resetHref: passwordResetHref({ path: snapshot.context.policy.paths.passwordReset, lookup: true }),
  }
}

export const accountRecoveryCallbacks = (
  send: SendTo<typeof accountRecoveryMachine>,
): Pick<FacebookRemovedBannerProps, 'onDismiss'> => ({
  onDismiss: () => send({ type: 'banner.dismissed' }),
})
