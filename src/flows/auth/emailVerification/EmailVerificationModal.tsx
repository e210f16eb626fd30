'use client'
import { needsVerification } from '../../../domain/auth/email/verification.ts'
import { useTackboard } from '../../runtime/config.ts'
import { EmailVerificationReminder, type EmailVerificationModalProps } from './EmailVerificationReminder.tsx'

export type { EmailVerificationModalProps }

/**
 * Reminds a signed-in member to verify their email, over a page. Renders nothing unless the provider's `viewer` is signed in and has
 * `hasVerifiedEmail: false`. auth.txt §2 "Email-verification modal".
 */
export function EmailVerificationModal(props: EmailVerificationModalProps) {
  const { viewer } = useTackboard()
  return needsVerification(viewer) && <EmailVerificationReminder {...props} />
}
