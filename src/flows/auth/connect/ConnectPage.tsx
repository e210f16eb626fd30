'use client'
import { useCallback, useState, type ReactNode } from 'react'
import type { ConnectAnswered } from '../../../../machines/auth/connect/connect.machine.ts'
import { isEmailRerequest } from '../../../domain/auth/providers/facebookApi.ts'
import { ConnectView } from '../../../views/auth/connect/ConnectView.tsx'
import { useLocale } from '../../../views/text.tsx'
import { useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectCallbacks, connectConnect } from './connect.connect.ts'
import { runConnectEffect } from './connect.effects.ts'
import { provideConnect } from './connect.services.ts'

export interface ConnectPageProps {
  /** Replaces the provider's logo. Default: a plain letter. */
  readonly glyph?: ReactNode
}

/**
 * The page behind `/connect/facebook/`, which `policy.transports.facebook: 'popup'` opens 580x400. It runs the first provider's script with
 * version v2.7 and the permissions `public_profile`, `email` and `user_friends`, or with `email` alone for `auth_type=rerequest`, posts the
 * token to the page that opened it if that has the same or a trusted origin, and closes. It needs `providers.facebook.appId` in
 * `createBrowserPlatform`. Serve it without a `Cross-Origin-Opener-Policy`, which would cut it off from that page. auth.txt §2, §4, §7.
 */
export function ConnectPage({ glyph }: ConnectPageProps) {
  const { platform, policy } = useTackboard()
  const { locale } = useLocale()
  const provide = useCallback((config: TackboardConfig) => provideConnect(config, locale), [locale])
  const [isRerequest] = useState(() => isEmailRerequest(platform.navigation.href()))
  const actor = useFlow(provide, { policy, isRerequest }, (effect: ConnectAnswered, config) =>
    runConnectEffect(effect, config),
  )
  return <ConnectView {...useConnect(actor, connectConnect, connectCallbacks)} glyph={glyph} />
}
