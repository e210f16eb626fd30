import type { ToastShown } from '../../../../machines/fragments/emitted.ts'
import type { LoginMfaToast } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'

/** A toast of the two-factor step. */
export type MfaToast = ToastShown | LoginMfaToast

export const isMfaToast = <Toast extends { readonly message: string }>(
  toast: Toast,
): toast is Extract<Toast, MfaToast> => toast.message.startsWith('loginMfa.')
