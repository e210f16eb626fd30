'use client'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { offsiteMachine, OffsiteEmitted } from '../../../../machines/auth/offsite/offsite.machine.ts'
import { readOffsiteLink } from '../../../domain/navigation/offsite.ts'
import { OffsiteView } from '../../../views/auth/offsite/OffsiteView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectOffsite, unread } from './offsite.connect.ts'
import { forgetToken, provideOffsite, runOffsiteEffect } from './offsite.services.ts'

export interface OffsitePageProps {
  /** The whole address of the check page, query and all. Default: the page's own, which a server does not know. */
  readonly href?: string | undefined
}

const neverChanges = () => () => undefined

/** The page behind /offsite/: checks a link that leads out, then follows it, warns, or blocks it. auth.txt §2, §7. A16. */
export function OffsitePage({ href }: OffsitePageProps) {
  const { platform, policy } = useTackboard()
  const address = useSyncExternalStore(
    neverChanges,
    () => href ?? platform.navigation.href(),
    () => href ?? null,
  )
  return address === null ? <OffsiteView {...unread(policy)} /> : <OffsiteCheck address={address} />
}

function OffsiteCheck({ address }: { readonly address: string }) {
  const { platform, policy } = useTackboard()
  // Read once: the token goes out of the address, and leaving changes it.
  const [link] = useState(() => readOffsiteLink(address))
  // Stands before the flow, so that it is done before the flow asks anything.
  useEffect(() => forgetToken(platform), [platform])
  const input = useMemo(() => ({ policy, link }), [policy, link])
  const { actor } = useFlow(provideOffsite, input, (effect: OffsiteEmitted, config) =>
    runOffsiteEffect(effect, config, link),
  )
  const connect = useCallback(
    (snapshot: SnapshotFrom<typeof offsiteMachine>) => connectOffsite(snapshot, actor.send),
    [actor],
  )
  return <OffsiteView {...useConnect(actor, connect)} />
}
