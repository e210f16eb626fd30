'use client'
import { useCallback } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { ConsentsView } from '../../../views/auth/signup/ConsentsView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectConsents } from './consents.connect.ts'

export interface ConsentsScreenProps {
  readonly consents: ActorRefFrom<typeof consentsMachine>
  /** Business accounts see the Business Terms of Service. auth.txt §2. */
  readonly isBusiness: boolean
}

/** The consent step on its machine. Its title is 'consents.title' of `signupSteps`. */
export function ConsentsScreen({ consents, isBusiness }: ConsentsScreenProps) {
  const connect = useCallback(
    (snapshot: SnapshotFrom<typeof consentsMachine>) => connectConsents(snapshot, consents.send, isBusiness),
    [consents, isBusiness],
  )
  return <ConsentsView {...useConnect(consents, connect)} />
}
