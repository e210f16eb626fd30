'use client'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { ConnectAnswered } from '../../../../machines/auth/connect/connect.machine.ts'
import { isEmailRerequest } from '../../../domain/auth/providers/facebookApi.ts'
import { connectProvider } from '../../../domain/auth/providers/connectProvider.ts'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { ConnectView } from '../../../views/auth/connect/ConnectView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { GoogleButton } from '../login/GoogleButton.tsx'
import { connectCallbacks, connectConnect } from './connect.connect.ts'
import { runConnectEffect } from './connect.effects.ts'
import { connectLogic } from './connect.services.ts'

export interface ConnectPageProps {
  /** The provider to connect to. Default: the one that the address names, as `/connect/line/` does, else Facebook. */
  readonly provider?: SocialProvider | undefined
  /** Replaces the provider's logo. Default: a plain letter. */
  readonly glyph?: ReactNode
}

const neverChanges = () => () => {}

/**
 * The page behind `/connect/facebook/`, `/connect/google/` and `/connect/line/`, which a provider whose `policy.transports` is 'popup' opens
 * 580x400. It posts the token to the page that opened it if that has the same or a trusted origin, and closes.
 *
 * - Facebook: runs the script with version v2.7 and the permissions `public_profile`, `email` and `user_friends`, or with `email` alone for
 *   `auth_type=rerequest`. It needs `providers.facebook.appId` in `createBrowserPlatform`.
 * - Google: draws Google's own button. It needs `providers.google.clientId`.
 * - LINE: shows LINE's log-in in the same window, which leads back here. It needs `providers.line.liffId`, of a LIFF app whose endpoint URL
 *   is this page and whose scopes include `openid`.
 *
 * Serve it without a `Cross-Origin-Opener-Policy`, which would cut it off from the page that opened it. auth.txt §2
 * "A popup route under /connect/".
 */
export function ConnectPage({ provider: own, glyph }: ConnectPageProps) {
  const { platform } = useTackboard()
  const provider = useSyncExternalStore(
    neverChanges,
    () => own ?? connectProvider(platform.navigation.href()),
    () => own ?? 'facebook',
  )
  return <Connect key={provider} provider={provider} glyph={glyph} />
}

interface ConnectProps {
  readonly provider: SocialProvider
  readonly glyph?: ReactNode
}

function Connect({ provider, glyph }: ConnectProps) {
  const config = useTackboard()
  const { platform, policy } = config
  const [isRerequest] = useState(() => isEmailRerequest(platform.navigation.href()))
  const actor = useFlow(connectLogic, { policy, provider, isRerequest }, (effect: ConnectAnswered, given) =>
    runConnectEffect(effect, given),
  )
  const googleSlot = useMemo(
    () => provider === 'google' && <GoogleButton config={config} send={actor.send} />,
    [provider, config, actor],
  )
  return (
    <ConnectView
      {...useConnect(actor, connectConnect, connectCallbacks)}
      glyph={glyph}
      googleSlot={googleSlot}
    />
  )
}
