'use client'
import { useCallback, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type {
  AccountRecoveryEmitted,
  accountRecoveryMachine,
} from '../../../../machines/auth/accountRecovery/accountRecovery.machine.ts'
import { FacebookRemovedBanner } from '../../../views/auth/recovery/FacebookRemovedBanner.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectAccountRecovery } from './accountRecovery.connect.ts'
import { provideAccountRecovery, runRecoveryEffect } from './accountRecovery.services.ts'

export interface AccountRecoveryProps {
  /** The person's id at the first provider, and its token. Without both, nothing is asked and the default banner is shown. */
  readonly facebookId?: string | undefined
  readonly facebookToken?: string | undefined
  /** The person has dismissed the banner, which is gone by itself. */
  readonly onDismiss?: (() => void) | undefined
}

/**
 * The way back for whoever logged in by the first provider, which no longer lets them in: asks which other ways there are, and shows
 * the banner that names them. auth.txt §2 "Banners", §4 "account-recovery flow".
 */
export function AccountRecovery(props: AccountRecoveryProps) {
  // Another account is another flow.
  return <Recovery key={`${props.facebookId} ${props.facebookToken}`} {...props} />
}

function Recovery({ facebookId, facebookToken, onDismiss }: AccountRecoveryProps) {
  const { policy } = useTackboard()
  const input = useMemo(
    () => ({
      policy,
      credentials:
        facebookId && facebookToken ? { facebook_id: facebookId, facebook_token: facebookToken } : null,
    }),
    [policy, facebookId, facebookToken],
  )
  const { actor } = useFlow(provideAccountRecovery, input, (effect: AccountRecoveryEmitted, config) =>
    runRecoveryEffect(effect, config, onDismiss),
  )
  const connect = useCallback(
    (snapshot: SnapshotFrom<typeof accountRecoveryMachine>) => connectAccountRecovery(snapshot, actor.send),
    [actor],
  )
  const banner = useConnect(actor, connect)
  return banner && <FacebookRemovedBanner {...banner} />
}
