'use client'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { loginMfa as mfa } from '../../../messages/en/auth/loginMfa.ts'
import { auth } from '../../../messages/en/auth/auth.ts'
import { common } from '../../../messages/en/common.ts'
import { Toaster } from '../../../ui/feedback/Toaster.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Mark } from '../../../ui/layout/Mark.tsx'
import { useText } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'
import type { PendingToast } from '../../runtime/useToasts.ts'
import type { MfaToast } from './directLogin.toasts.ts'
import { loginMfaCallbacks } from '../mfa/loginMfa.connect.ts'
import { LoginMfaForm } from '../mfa/LoginMfaForm.tsx'

const copy = { ...common, ...auth, ...mfa }

type LoginMfaActor = ActorRefFrom<typeof loginMfaMachine>

export interface LoginMfaDialogProps {
  /** The step; null once it is over and only its toasts remain. */
  readonly loginMfa: LoginMfaActor | null
  /** The account's email; '' if unknown. */
  readonly email: string
  readonly toasts: readonly PendingToast<MfaToast>[]
  readonly onExpire: (id: string) => void
}

/**
 * The two-factor step in a dialog, for a log-in without a form. Keep it mounted until `toasts` is empty, too: a toast expires only while it
 * is shown.
 */
export function LoginMfaDialog({ loginMfa, email, toasts, onExpire }: LoginMfaDialogProps) {
  const t = useText(copy)
  const { platform, policy } = useTackboard()
  return (
    <>
      {loginMfa && <Step loginMfa={loginMfa} email={email} />}
      <Toaster
        clock={platform.clock}
        onExpire={onExpire}
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

interface StepProps {
  readonly loginMfa: LoginMfaActor
  readonly email: string
}

function Step({ loginMfa, email }: StepProps) {
  const t = useText(copy)
  const { onBack } = useMemo(() => loginMfaCallbacks(loginMfa.send), [loginMfa])
  return (
    <Dialog
      title={t('loginMfa.title')}
      width={489}
      startAction={<Mark />}
      closeLabel={t('common.close')}
      onClose={onBack}
    >
      <LoginMfaForm loginMfa={loginMfa} email={email} backLabel={t('common.cancel')} />
    </Dialog>
  )
}
