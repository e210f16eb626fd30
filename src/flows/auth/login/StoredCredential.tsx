'use client'
import { useEffect } from 'react'
import type { StoredCredentialEmitted } from '../../../../machines/auth/storedCredential/storedCredential.types.ts'
import { CREDENTIAL_ASKED_KEY } from '../../../domain/auth/storedCredential.ts'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectRest } from '../passkeys/passkeyLogin.connect.ts'
import type { AuthActor } from '../shell/auth.types.ts'
import { runStoredCredentialEffect, type StoredCredentialForm } from './storedCredential.effects.ts'
import { storedCredentialLogic, storedCredentialOf } from './storedCredential.services.ts'

export interface StoredCredentialProps extends StoredCredentialForm {
  readonly auth: AuthActor
}

/** Asks the browser for a stored password, and has the form log in with it. Shows nothing. */
export function StoredCredential({ auth, login, ...set }: StoredCredentialProps) {
  const { platform, policy } = useTackboard()
  const isAsked = platform.tabStorage.get(CREDENTIAL_ASKED_KEY, (value) => value === true)
  const { isResting } = useConnect(login, connectRest)
  const actor = useFlow(
    storedCredentialLogic,
    { policy, mayAsk: isResting && !isAsked && !auth.getSnapshot().context.isSwitchingAccount },
    (effect: StoredCredentialEmitted, config) => runStoredCredentialEffect(effect, config, { login, ...set }),
    (flow) => storedCredentialOf.set(flow, login),
  )
  useEffect(() => {
    if (!isResting) actor.send({ type: 'otherWay.chosen' })
  }, [actor, isResting])
  return null
}
