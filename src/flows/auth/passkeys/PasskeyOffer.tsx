'use client'
import type { PasskeyCreationEmitted } from '../../../../machines/auth/passkeyCreation/passkeyCreation.types.ts'
import { PasskeyOfferView } from '../../../views/auth/passkeys/PasskeyOfferView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import type { ScreenProps } from '../shell/auth.types.ts'
import { connectMember, connectPasskeyCreation, passkeyCreationCallbacks } from './passkeyCreation.connect.ts'
import { runPasskeyCreationEffect } from './passkeyCreation.effects.ts'
import { passkeyCreationLogic } from './passkeyCreation.services.ts'
import { rememberSettled } from './passkeyOffer.storage.ts'

/** The offer of a passkey, after a log-in with a password. Once answered, it is not made again on this device. */
export function PasskeyOffer({ auth, config: { policy, platform } }: ScreenProps) {
  const { userId } = useConnect(auth, connectMember)
  const settle = () => {
    rememberSettled(platform, userId)
    auth.send({ type: 'offer.settled' })
  }
  const actor = useFlow(passkeyCreationLogic, { policy }, (effect: PasskeyCreationEmitted, config) =>
    runPasskeyCreationEffect(effect, config, { onCreated: settle, onDeclined: settle }),
  )
  return <PasskeyOfferView {...useConnect(actor, connectPasskeyCreation, passkeyCreationCallbacks)} />
}
