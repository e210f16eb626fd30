'use client'
import { useCallback, useLayoutEffect, useState } from 'react'
import type { PasskeyCreationEmitted } from '../../../../machines/auth/passkeyCreation/passkeyCreation.types.ts'
import { PasskeyOfferView } from '../../../views/auth/passkeys/PasskeyOfferView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import type { ScreenProps } from '../shell/auth.types.ts'
import { connectMember, connectPasskeyCreation, passkeyCreationCallbacks } from './passkeyCreation.connect.ts'
import { runPasskeyCreationEffect } from './passkeyCreation.effects.ts'
import { passkeyCreationLogic } from './passkeyCreation.services.ts'
import { isSettled, rememberSettled } from './passkeyOffer.storage.ts'

/** The offer of a passkey, after a log-in with a password. Once answered, it is not made again on this device. */
export function PasskeyOffer({ auth, config }: ScreenProps) {
  const { userId } = useConnect(auth, connectMember)
  const [wasSettled] = useState(() => isSettled(config.platform, userId))
  const goOn = useCallback(() => auth.send({ type: 'offer.settled' }), [auth])
  useLayoutEffect(() => {
    if (wasSettled) goOn()
  }, [wasSettled, goOn])
  return wasSettled ? null : <Offer userId={userId} onSettled={goOn} config={config} />
}

interface OfferProps extends Pick<ScreenProps, 'config'> {
  readonly userId: string
  readonly onSettled: () => void
}

function Offer({ userId, onSettled, config: { policy, platform } }: OfferProps) {
  const settle = () => {
    rememberSettled(platform, userId)
    onSettled()
  }
  const actor = useFlow(passkeyCreationLogic, { policy }, (effect: PasskeyCreationEmitted, config) =>
    runPasskeyCreationEffect(effect, config, { onCreated: settle, onDeclined: settle }),
  )
  return <PasskeyOfferView {...useConnect(actor, connectPasskeyCreation, passkeyCreationCallbacks)} />
}
