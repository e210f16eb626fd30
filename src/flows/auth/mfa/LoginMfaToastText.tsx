'use client'
import type { LoginMfaToast } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { loginMfa } from '../../../messages/en/auth/loginMfa.ts'
import { useText } from '../../../views/text.tsx'

/** The text of a toast of the two-factor step. */
export function LoginMfaToastText({ toast }: { readonly toast: LoginMfaToast }) {
  const t = useText(loginMfa)
  return <span>{t(toast.message)}</span>
}
