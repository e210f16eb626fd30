'use client'
import type { AuthToast } from '../../../../machines/auth/auth/auth.types.ts'
import type { LoginToast } from '../../../../machines/auth/login/login.types.ts'
import type { LoginMfaToast } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import type { ToastShown } from '../../../../machines/fragments/emitted.ts'
import { auth } from '../../../messages/en/auth/auth.ts'
import { login } from '../../../messages/en/auth/login.ts'
import { useText } from '../../../views/text.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useLoaded } from '../../runtime/useLoaded.ts'
import { signupPart } from './auth.parts.ts'

const copy = { ...auth, ...login }

/** Loaded with the two-factor step, which is on screen by then. */
const LoginMfaToastText = lazyScreen<{ readonly toast: LoginMfaToast }>(
  async () => (await import('../login/loginBundle.ts')).LoginMfaToastText,
)

const isLoginToast = (toast: AuthToast): toast is ToastShown | LoginToast => toast.message in copy
const isMfaToast = (toast: AuthToast): toast is LoginMfaToast => toast.message.startsWith('loginMfa.')

/** The text of a toast. The messages of the two-factor step and of signing up load with them. */
export function AuthToastText({ toast }: { readonly toast: AuthToast }) {
  const t = useText(copy)
  const signup = useLoaded(signupPart)
  if (isLoginToast(toast)) return <span>{t(toast.message)}</span>
  if (isMfaToast(toast)) return <LoginMfaToastText toast={toast} />
  return signup && <signup.SignupToastText toast={toast} />
}
