'use client'
import { useSyncExternalStore } from 'react'
import type {
  PasswordResetEmitted,
  PasswordResetToast,
} from '../../../../machines/auth/passwordReset/passwordReset.machine.ts'
import { readPasswordReset } from '../../../domain/auth/passwordReset.ts'
import { auth } from '../../../messages/en/auth/auth.ts'
import { passwordReset } from '../../../messages/en/auth/passwordReset.ts'
import { Toaster } from '../../../ui/feedback/Toaster.tsx'
import { AuthPage } from '../../../views/auth/shell/AuthPage.tsx'
import { PasswordResetView } from '../../../views/auth/passwordReset/PasswordResetView.tsx'
import { useText } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useSteps } from '../../runtime/steps/useSteps.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useMinutesLeft } from '../../runtime/useMinutesLeft.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import {
  connectForgot,
  connectPasswordReset,
  connectPasswordResetWait,
  passwordResetCallbacks,
} from './passwordReset.connect.ts'
import { runPasswordResetEffect } from './passwordReset.effects.ts'
import { passwordResetLogic } from './passwordReset.services.ts'
import { PasswordResetSent } from './PasswordResetSent.tsx'

export interface PasswordResetPageProps {
  /**
   * The query of the page's address, such as '?ue=wren%40example.com': `ue` fills the field, and `lookup=true` greets people who used to
   * log in with a provider that is gone. Default: the page's own, which is unknown on a server.
   */
  readonly search?: string | undefined
}

const copy = { ...passwordReset, 'recovery.resent': auth['recovery.resent'] }
const loadSteps = async () => (await import('./passwordReset.steps.ts')).keepPasswordResetSteps
const neverChanges = () => () => undefined

/**
 * The page behind `policy.paths.passwordReset`, where forgot-password links lead: requests an email to reset the password, says that it is
 * sent, and sends it again. The link in that email leads to `NewPasswordPage`. A refusal is shown in the server's words: a server that
 * refuses unknown accounts reveals which ones exist, unless `policy.sameResetAnswer` is set.
 * auth.txt §7 "POST /v3/users/forgot_password/".
 */
export function PasswordResetPage({ search }: PasswordResetPageProps) {
  const t = useText(copy)
  const { platform, policy } = useTackboard()
  const query = useSyncExternalStore(
    neverChanges,
    () => search ?? new URL(platform.navigation.href()).search,
    () => search ?? '',
  )
  const { toasts, show, expire } = useToasts<PasswordResetToast>()
  const actor = useFlow(passwordResetLogic, { policy }, (effect: PasswordResetEmitted, config) =>
    runPasswordResetEffect(effect, config, show),
  )
  useSteps(actor, 'passwordReset', loadSteps)
  const props = useConnect(actor, connectPasswordReset, passwordResetCallbacks)
  const { forgot } = useConnect(actor, connectForgot)
  const waitMinutes = useMinutesLeft(useConnect(actor, connectPasswordResetWait).waitMs)
  return (
    <>
      <AuthPage title={t('passwordReset.title')} viewKey="passwordReset" layout="card">
        <PasswordResetView {...props} {...readPasswordReset(query)} waitMinutes={waitMinutes} />
        {forgot && <PasswordResetSent actor={forgot} />}
      </AuthPage>
      <Toaster
        clock={platform.clock}
        onExpire={expire}
        toasts={toasts.map(({ id, kind, message, duration }) => ({
          id,
          kind,
          text: t(message),
          durationMs: policy.timing[duration],
        }))}
      />
    </>
  )
}
