'use client'
import type { ActorRefFrom } from 'xstate'
import type { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { LoginMfaView } from '../../../views/auth/mfa/LoginMfaView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectForm } from '../shell/auth.connect.ts'
import type { ScreenProps } from '../shell/auth.types.ts'
import { connectLoginMfa, loginMfaCallbacks } from './loginMfa.connect.ts'

/** The two-factor step on its machine. */
export function LoginMfaScreen({ auth }: ScreenProps) {
  const { loginMfa, email } = useConnect(auth, connectForm)
  return loginMfa && <LoginMfaForm loginMfa={loginMfa} email={email} />
}

interface LoginMfaFormProps {
  readonly loginMfa: ActorRefFrom<typeof loginMfaMachine>
  readonly email: string
}

function LoginMfaForm({ loginMfa, email }: LoginMfaFormProps) {
  return <LoginMfaView {...useConnect(loginMfa, connectLoginMfa, loginMfaCallbacks)} email={email} />
}
