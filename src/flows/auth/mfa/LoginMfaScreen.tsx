'use client'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectForm } from '../shell/auth.connect.ts'
import type { ScreenProps } from '../shell/auth.types.ts'
import { LoginMfaForm } from './LoginMfaForm.tsx'

/** The two-factor step on its machine. */
export function LoginMfaScreen({ auth }: ScreenProps) {
  const { loginMfa, email } = useConnect(auth, connectForm)
  return loginMfa && <LoginMfaForm loginMfa={loginMfa} email={email} />
}
