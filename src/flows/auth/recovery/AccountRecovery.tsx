'use client'
import type { AccountRecoveryEmitted } from '../../../../machines/auth/accountRecovery/accountRecovery.machine.ts'
import { FacebookRemovedBanner } from '../../../views/auth/recovery/FacebookRemovedBanner.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { accountRecoveryCallbacks, connectAccountRecovery } from './accountRecovery.connect.ts'
import { runAccountRecoveryEffect } from './accountRecovery.effects.ts'
import { provideAccountRecovery } from './accountRecovery.services.ts'

export interface AccountRecoveryProps {
  /** The user's id at the first provider, and its token. Unless both are given, no request is made and the default banner is shown. */
  readonly facebookId?: string | undefined
  readonly facebookToken?: string | undefined
  /** Called when the user dismisses the banner, which hides itself. */
  readonly onDismiss?: (() => void) | undefined
}

/**
 * For a member who can no longer log in with the first provider: requests their other login methods and names
 * them in a banner. auth.txt §2 "Banners", §4 "account-recovery flow".
 */
export function AccountRecovery(props: AccountRecoveryProps) {
  // Remounts when the account changes.
  return <Recovery key={`${props.facebookId} ${props.facebookToken}`} {...props} />
}

function Recovery({ facebookId, facebookToken, onDismiss }: AccountRecoveryProps) {
  const { policy } = useTackboard()
  const credentials =
    facebookId && facebookToken ? { facebook_id: facebookId, facebook_token: facebookToken } : null
  const actor = useFlow(
    provideAccountRecovery,
    { policy, credentials },
    (effect: AccountRecoveryEmitted, config) => runAccountRecoveryEffect(effect, config, onDismiss),
  )
  const banner = useConnect(actor, connectAccountRecovery, accountRecoveryCallbacks)
  return banner && <FacebookRemovedBanner {...banner} />
}
