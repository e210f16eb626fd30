'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import type { OwnSite } from '../../../domain/search/advisoryLink.ts'
import { useTackboard } from '../../runtime/config.ts'

const subscribe = () => () => undefined

/** The app's own origins. A server, and the first render over its HTML, know only the trusted ones. */
export function useOwnSite(): OwnSite {
  const { platform, policy } = useTackboard()
  const origin = useSyncExternalStore(
    subscribe,
    () => new URL(platform.navigation.href()).origin,
    () => null,
  )
  return useMemo(() => ({ origin, trustedOrigins: trustedOriginsOf(policy) }), [origin, policy])
}
