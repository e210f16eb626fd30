'use client'
import type { SignupToast } from '../../../../machines/auth/signup/signup.types.ts'
import { consents } from '../../../messages/en/auth/consents.ts'
import { signup } from '../../../messages/en/auth/signup.ts'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { useText } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'

const copy = { ...signup, ...signupSteps, 'consents.reason': consents['consents.reason'] }

interface SignupToastTextProps {
  readonly toast: SignupToast
}

/** The text of a toast of signing up: the server's own message, or the one of the toast's key. */
export function SignupToastText({ toast }: SignupToastTextProps) {
  const t = useText(copy)
  const { policy } = useTackboard()
  const minimum = toast.minimum ?? policy.passwordMinimum.modal
  return <span>{toast.serverMessage || t(toast.message, { minimum })}</span>
}
