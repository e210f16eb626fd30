'use client'
import type { ActorRefFrom } from 'xstate'
import type { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { ConsentsView } from '../../../views/auth/signup/ConsentsView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectConsents, consentOptions, consentsCallbacks } from './consents.connect.ts'

export interface ConsentsScreenProps {
  readonly consents: ActorRefFrom<typeof consentsMachine>
  /** Business accounts see the Business Terms of Service. */
  readonly isBusiness: boolean
}

/** The consent step on its machine. Its title is 'consents.title' of `signupSteps`. */
export function ConsentsScreen({ consents, isBusiness }: ConsentsScreenProps) {
  const { policy } = useTackboard()
  const props = useConnect(consents, connectConsents, consentsCallbacks)
  return <ConsentsView {...props} {...consentOptions(policy, isBusiness)} />
}
