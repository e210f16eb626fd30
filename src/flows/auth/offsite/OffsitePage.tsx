'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OffsiteEmitted } from '../../../../machines/auth/offsite/offsite.machine.ts'
import { readOffsiteLink } from '../../../domain/navigation/offsite.ts'
import { OffsiteView } from '../../../views/auth/offsite/OffsiteView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { Restartable } from '../../runtime/Restartable.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectOffsite, offsiteCallbacks, unread } from './offsite.connect.ts'
import { forgetToken, runOffsiteEffect } from './offsite.effects.ts'
import { offsiteLogic } from './offsite.services.ts'

export interface OffsitePageProps {
  /** The complete URL of the check page, including its query. Default: the page's own, which is unknown on a server. */
  readonly href?: string | undefined
}

const neverChanges = () => () => undefined
const doNothing = () => undefined

/** The page behind /offsite/: checks an outbound link, then follows it, warns, or blocks it. auth.txt §2 "Outbound link check page". */
export function OffsitePage({ href }: OffsitePageProps) {
  const { platform, policy } = useTackboard()
  const address = useSyncExternalStore(
    neverChanges,
    () => href ?? platform.navigation.href(),
    () => href ?? null,
  )
  return address === null ? (
    <OffsiteView {...unread(policy)} onRetry={doNothing} onFollow={doNothing} />
  ) : (
    <Restartable>
      <OffsiteCheck address={address} />
    </Restartable>
  )
}

function OffsiteCheck({ address }: { readonly address: string }) {
  const { platform, policy } = useTackboard()
  // Read once: the token is removed from the address, and leaving changes it.
  const [link] = useState(() => readOffsiteLink(address))
  // This effect precedes the flow's, so the token is gone before the flow makes a call.
  useEffect(() => forgetToken(platform), [platform])
  const actor = useFlow(offsiteLogic, { policy, link }, (effect: OffsiteEmitted, config) =>
    runOffsiteEffect(effect, config, link),
  )
  return <OffsiteView {...useConnect(actor, connectOffsite, offsiteCallbacks)} />
}
