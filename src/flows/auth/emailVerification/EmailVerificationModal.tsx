'use client'
import { useCallback, useMemo } from 'react'
import type { EmailVerificationEmitted } from '../../../../machines/auth/emailVerification/emailVerification.machine.ts'
import { EmailVerificationView } from '../../../views/auth/recovery/EmailVerificationView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectEmailVerification, type EmailVerificationSnapshot } from './emailVerification.connect.ts'
import { provideEmailVerification } from './emailVerification.services.ts'

export interface EmailVerificationModalProps {
  /** The address to verify. Default: that of the viewer; without one the text names none. */
  readonly email?: string | undefined
  /** The person has closed it; take it off the page. It is gone by then. */
  readonly onClose?: (() => void) | undefined
}

/** Reminds a signed-in member to verify their e-mail, over a page. auth.txt §1, §2 "Email-verification modal". */
export function EmailVerificationModal({ email, onClose }: EmailVerificationModalProps) {
  const { policy, viewer } = useTackboard()
  const input = useMemo(() => ({ policy }), [policy])
  const { actor } = useFlow(
    provideEmailVerification,
    input,
    (effect: EmailVerificationEmitted, { onLog }) => {
      if (effect.type === 'reminder.closed') return onClose?.()
      const { row, failure } = effect
      onLog({
        level: 'info',
        event: 'emailVerification.failed',
        details: { row, status: failure?.status ?? null, code: failure?.code ?? null },
      })
    },
  )
  const address = email ?? viewer.personalization?.email ?? ''
  const connect = useCallback(
    (snapshot: EmailVerificationSnapshot) => connectEmailVerification(snapshot, actor.send, address),
    [actor, address],
  )
  const props = useConnect(actor, connect)
  return props && <EmailVerificationView {...props} />
}
