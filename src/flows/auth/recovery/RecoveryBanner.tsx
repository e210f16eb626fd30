'use client'
import type { AccountRecoveryEmitted } from '../../../../machines/auth/accountRecovery/accountRecovery.machine.ts'
import { FacebookRemovedBanner } from '../../../views/auth/recovery/FacebookRemovedBanner.tsx'
import { useTackboard } from '../../runtime/config.ts'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { offeredProviders } from '../shell/providerButtons.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { accountRecoveryCallbacks, connectAccountRecovery } from './accountRecovery.connect.ts'
import { runAccountRecoveryEffect } from './accountRecovery.effects.ts'
import { accountRecoveryLogic } from './accountRecovery.services.ts'

export interface AccountRecoveryProps {
  /** The user's id at the first provider. Unless its token is given, too, no request is made and the default banner is shown. */
  readonly facebookId?: string | undefined
  /** The token of the user at the first provider, which proves the id. Default: none, see `facebookId`. */
  readonly facebookToken?: string | undefined
  /** Called when the user dismisses the banner, which hides itself. */
  readonly onDismiss?: (() => void) | undefined
}

interface RecoveryBannerProps extends AccountRecoveryProps {
  /** The flow's own choice of providers. Default: that of the config. */
  readonly providers?: readonly SocialProvider[] | undefined
}

/**
 * The banner on its machine. Apart from `AccountRecovery`, because esbuild adds a module to the first load if an entry point exports it,
 * even if only a lazy part uses it.
 */
export function RecoveryBanner(props: RecoveryBannerProps) {
  // Remounts when the account changes.
  return <Recovery key={`${props.facebookId} ${props.facebookToken}`} {...props} />
}

function Recovery({ facebookId, facebookToken, onDismiss, providers }: RecoveryBannerProps) {
  const tackboard = useTackboard()
  const { policy } = tackboard
  const credentials =
    facebookId && facebookToken ? { facebook_id: facebookId, facebook_token: facebookToken } : null
  const actor = useFlow(
    accountRecoveryLogic,
    { policy, credentials },
    (effect: AccountRecoveryEmitted, config) => runAccountRecoveryEffect(effect, config, onDismiss),
  )
  const banner = useConnect(actor, connectAccountRecovery, accountRecoveryCallbacks)
  if (!banner) return null
  const isUnoffered =
    banner.variant === 'googleConnected' && !offeredProviders(tackboard, providers).includes('google')
  return <FacebookRemovedBanner {...banner} variant={isUnoffered ? 'default' : banner.variant} />
}
