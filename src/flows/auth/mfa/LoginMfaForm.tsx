'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import type { ResendPauseEmitted } from '../../../../machines/auth/resendPause/resendPause.machine.ts'
import { MfaMethodsView } from '../../../views/auth/mfa/MfaMethodsView.tsx'
import { LoginMfaView, type LoginMfaViewProps } from '../../../views/auth/mfa/LoginMfaView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import {
  connectLoginMfa,
  connectMfaChoice,
  loginMfaCallbacks,
  methodsOf,
  mfaMethodsCallbacks,
} from './loginMfa.connect.ts'
import { connectMessageCode } from './messageCode.connect.ts'
import { messageCodeLogic } from './messageCode.services.ts'
import { connectResendPause, resendPauseCallbacks } from './resendPause.connect.ts'
import { resendPauseLogic } from './resendPause.services.ts'

export interface LoginMfaFormProps extends Pick<LoginMfaViewProps, 'email' | 'backLabel'> {
  readonly loginMfa: ActorRefFrom<typeof loginMfaMachine>
}

/** The two-factor step on its machine, with what the policy adds to it. */
export function LoginMfaForm(props: LoginMfaFormProps) {
  const { policy } = useTackboard()
  return policy.timing.resendPause > 0 ? <PausingForm {...props} /> : <Step {...props} />
}

type StepProps = LoginMfaFormProps &
  Partial<Pick<LoginMfaViewProps, 'receivedCode' | 'resendIn' | 'takesFocus' | 'onResend'>>

/** The code, or the choice of another way to get one. */
function Step({ loginMfa, ...rest }: StepProps) {
  const { policy } = useTackboard()
  const { isChoosing, method } = useConnect(loginMfa, connectMfaChoice)
  // The button that was pressed has gone.
  const [takesFocus, setTakesFocus] = useState(false)
  if (isChoosing && !takesFocus) setTakesFocus(true)
  if (isChoosing) return <Choice loginMfa={loginMfa} />
  const Code = method === 'sms' && policy.twoFactor.readsMessage ? ReadingCodeForm : CodeForm
  return <Code key={method} {...{ loginMfa, takesFocus, ...rest }} />
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
  const restart = useCallback(() => pause.send({ type: 'code.issued', at: clock.now() }), [pause, clock])
  useIssued(loginMfa, restart)
  return <Step {...props} {...useConnect(pause, connectResendPause, resendPauseCallbacks)} />
}

/** Calls `onIssued` when another code was sent. */
function useIssued(loginMfa: LoginMfaFormProps['loginMfa'], onIssued: () => void) {
  useEffect(() => {
    const subscription = loginMfa.on('toast.shown', ({ message }) => {
      if (message === 'loginMfa.codeResent') onIssued()
    })
    return () => subscription.unsubscribe()
  }, [loginMfa, onIssued])
}

function CodeForm({ loginMfa, ...rest }: StepProps) {
  return <LoginMfaView {...useConnect(loginMfa, connectLoginMfa, loginMfaCallbacks)} {...rest} />
}

/** Fills in the code of the message, where the browser can read it. */
function ReadingCodeForm(props: StepProps) {
  const reading = useFlow(messageCodeLogic, undefined)
  const listen = useCallback(() => reading.send({ type: 'code.issued' }), [reading])
  useIssued(props.loginMfa, listen)
  return <CodeForm {...props} {...useConnect(reading, connectMessageCode)} />
}

function Choice({ loginMfa }: Pick<LoginMfaFormProps, 'loginMfa'>) {
  const { onChoose, onCancel } = useMemo(() => mfaMethodsCallbacks(loginMfa.send), [loginMfa])
  const methods = useMemo(() => methodsOf(loginMfa.getSnapshot()), [loginMfa])
  return <MfaMethodsView methods={methods} onChoose={onChoose} onCancel={onCancel} />
}
