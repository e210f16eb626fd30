'use client'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import type { ResendPauseEmitted } from '../../../../machines/auth/resendPause/resendPause.machine.ts'
import { LoginMfaView, type LoginMfaViewProps } from '../../../views/auth/mfa/LoginMfaView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectLoginMfa, loginMfaCallbacks } from './loginMfa.connect.ts'
import { connectResendPause, resendPauseCallbacks } from './resendPause.connect.ts'
import { resendPauseLogic } from './resendPause.services.ts'

export interface LoginMfaFormProps extends Pick<LoginMfaViewProps, 'email' | 'backLabel'> {
  readonly loginMfa: ActorRefFrom<typeof loginMfaMachine>
}

/** The two-factor step on its machine, with what the policy adds to it. */
export function LoginMfaForm(props: LoginMfaFormProps) {
  const { policy } = useTackboard()
  return policy.timing.resendPause > 0 ? <PausingForm {...props} /> : <CodeForm {...props} />
}

type CodeFormProps = LoginMfaFormProps & Partial<Pick<LoginMfaViewProps, 'resendIn' | 'onResend'>>

function CodeForm({ loginMfa, ...rest }: CodeFormProps) {
  return <LoginMfaView {...useConnect(loginMfa, connectLoginMfa, loginMfaCallbacks)} {...rest} />
}

/** With a pause between two codes. The first was sent just before the step. */
function PausingForm(props: LoginMfaFormProps) {
  const { loginMfa } = props
  const { platform, policy } = useTackboard()
  const { clock } = platform
  const [sentAt] = useState(() => clock.now())
  const pause = useFlow<typeof resendPauseLogic, ResendPauseEmitted>(
    resendPauseLogic,
    { policy, sentAt },
    () => loginMfa.send({ type: 'resend.requested' }),
  )
  useEffect(() => {
    const subscription = loginMfa.on('toast.shown', ({ message }) => {
      if (message === 'loginMfa.codeResent') pause.send({ type: 'code.issued', at: clock.now() })
    })
    return () => subscription.unsubscribe()
  }, [loginMfa, pause, clock])
  return <CodeForm {...props} {...useConnect(pause, connectResendPause, resendPauseCallbacks)} />
}
