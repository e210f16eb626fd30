'use client'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { LoginMfaView } from '../../../views/auth/mfa/LoginMfaView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import type { ScreenProps } from '../shell/auth.types.ts'
import type { AuthSnapshot } from '../shell/auth.types.ts'
import { connectLoginMfa } from './loginMfa.connect.ts'

const connectScreen = ({ children, context }: AuthSnapshot) => ({
  loginMfa: children.loginMfa,
  email: context.email,
})

/** The two-factor step on its machine. */
export function LoginMfaScreen({ auth }: ScreenProps) {
  const { loginMfa, email } = useConnect(auth, connectScreen)
  return loginMfa ? <LoginMfaForm loginMfa={loginMfa} email={email} /> : null
}

type LoginMfa = ActorRefFrom<typeof loginMfaMachine>

function LoginMfaForm({ loginMfa, email }: { readonly loginMfa: LoginMfa; readonly email: string }) {
  const connect = useCallback(
    (snapshot: ReturnType<LoginMfa['getSnapshot']>) => connectLoginMfa(snapshot, loginMfa.send, email),
    [loginMfa, email],
  )
  return <LoginMfaView {...useConnect(loginMfa, connect)} />
}
