'use client'
import { useEffect } from 'react'
import type { PasskeyLoginEmitted } from '../../../../machines/auth/passkeyLogin/passkeyLogin.types.ts'
import { passwordResetHref } from '../../../domain/navigation/links.ts'
import { NoticeDialog } from '../../../views/auth/recovery/NoticeDialog.tsx'
import { PasskeyLoginView } from '../../../views/auth/passkeys/PasskeyLoginView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { LastUsed } from '../login/LastUsed.tsx'
import type { LoginActor } from '../login/login.connect.ts'
import type { AuthActor } from '../shell/auth.types.ts'
import {
  connectPasskeyLogin,
  connectPasskeyNotice,
  connectRest,
  passkeyLoginCallbacks,
} from './passkeyLogin.connect.ts'
import { runPasskeyLoginEffect } from './passkeyLogin.effects.ts'
import { passkeyLoginLogic, passkeyLoginOf } from './passkeyLogin.services.ts'

export interface PasskeyLoginProps {
  readonly auth: AuthActor
  readonly login: LoginActor
}

/** Logging in with a passkey, beside the log-in form: whichever of the two is chosen last ends the other's attempt. */
export function PasskeyLogin({ auth, login }: PasskeyLoginProps) {
  const { platform, policy } = useTackboard()
  const actor = useFlow(
    passkeyLoginLogic,
    { policy },
    (effect: PasskeyLoginEmitted, config) => runPasskeyLoginEffect(effect, config, auth.send),
    (flow) => passkeyLoginOf.set(flow, auth),
  )
  const { isResting } = useConnect(login, connectRest)
  useEffect(() => {
    actor.send({ type: isResting ? 'form.rested' : 'otherWay.chosen' })
    return isResting ? platform.window.onRestored(() => actor.send({ type: 'form.rested' })) : undefined
  }, [actor, platform, isResting])
  const { isOffered, ...props } = useConnect(actor, connectPasskeyLogin, passkeyLoginCallbacks)
  const { notice } = useConnect(actor, connectPasskeyNotice)
  const { paths } = policy
  return (
    <>
      {isOffered && (
        <PasskeyLoginView {...props} lastUsedSlot={policy.lastUsedMethod && <LastUsed method="passkey" />} />
      )}
      {notice && (
        <NoticeDialog
          notice={notice}
          appealHref={paths.appeal}
          reset={{ by: 'page', href: passwordResetHref({ path: paths.passwordReset, email: '' }) }}
          onClose={props.onClose}
        />
      )}
    </>
  )
}
