'use client'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { PasskeyCreationEmitted } from '../../../../machines/auth/passkeyCreation/passkeyCreation.types.ts'
import type { PasskeyListEmitted } from '../../../../machines/auth/passkeyList/passkeyList.types.ts'
import { listedPasskey } from '../../../domain/auth/passkeyList.ts'
import { passkeyList } from '../../../messages/en/auth/account/passkeyList.ts'
import { PasskeyCreationView } from '../../../views/auth/passkeys/PasskeyCreationView.tsx'
import { PasskeysView } from '../../../views/auth/passkeys/PasskeysView.tsx'
import { useText } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectPasskeyCreation, passkeyCreationCallbacks } from './passkeyCreation.connect.ts'
import { runPasskeyCreationEffect } from './passkeyCreation.effects.ts'
import { connectPasskeyList, passkeyListCallbacks } from './passkeyList.connect.ts'
import { runPasskeyListEffect } from './passkeyList.effects.ts'
import { passkeyAddingLogic, passkeyListLogic } from './passkeyList.services.ts'

/**
 * The passkeys of the signed-in member, for a page of settings: each can be renamed and removed, and another can be added. Your server
 * answers `readPasskeys`, `renamePasskey` and `removePasskey`, and for adding `readPasskeyCreation` and `registerPasskey`; it decides which
 * may be removed. If the session has ended, the log-in opens over the page. Beyond the specification.
 */
export function PasskeyList() {
  const { policy } = useTackboard()
  const actor = useFlow(passkeyListLogic, { policy }, (effect: PasskeyListEmitted, config) =>
    runPasskeyListEffect(effect, config),
  )
  const props = useConnect(actor, connectPasskeyList, passkeyListCallbacks)
  const [added, setAdded] = useState(0)
  return (
    <PasskeysView
      {...props}
      // Each passkey is created by a machine of its own.
      addSlot={<AddPasskey key={added} list={actor} onAdded={() => setAdded(added + 1)} />}
    />
  )
}

interface AddPasskeyProps {
  readonly list: ActorRefFrom<typeof passkeyListLogic>
  readonly onAdded: () => void
}

function AddPasskey({ list, onAdded }: AddPasskeyProps) {
  const { policy } = useTackboard()
  const t = useText(passkeyList)
  const actor = useFlow(passkeyAddingLogic, { policy }, (effect: PasskeyCreationEmitted, config) =>
    runPasskeyCreationEffect(effect, config, {
      onCreated: (passkey) => {
        list.send({ type: 'passkey.added', passkey: listedPasskey(passkey, config.platform.clock.now()) })
        onAdded()
      },
    }),
  )
  useEffect(() => {
    // It may have been the one that this device had.
    const removals = list.on('passkeyList.removed', () => actor.send({ type: 'passkey.removed' }))
    return () => removals.unsubscribe()
  }, [list, actor])
  const isEmpty = useConnect(list, connectEmpty).isEmpty
  return (
    <PasskeyCreationView
      {...useConnect(actor, connectPasskeyCreation, passkeyCreationCallbacks)}
      variant={isEmpty ? 'primary' : 'secondary'}
      label={t('passkeyList.add')}
    />
  )
}

/** The main button as long as there is nothing else to do. */
const connectEmpty = (snapshot: ReturnType<AddPasskeyProps['list']['getSnapshot']>) => ({
  isEmpty: snapshot.context.passkeys.length === 0,
})
