'use client'
import type { EmailVerificationEmitted } from '../../../../machines/auth/emailVerification/emailVerification.machine.ts'
import { EmailVerificationView } from '../../../views/auth/recovery/EmailVerificationView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectEmailVerification, emailVerificationCallbacks } from './emailVerification.connect.ts'
import { runEmailVerificationEffect } from './emailVerification.effects.ts'
import { emailVerificationLogic } from './emailVerification.services.ts'

export interface EmailVerificationModalProps {
  /** The address to verify. Default: the viewer's; if that is unknown, the text does not name it. */
  readonly email?: string | undefined
  /** Called when the user closes it. It then renders nothing, so unmount it. */
  readonly onClose?: (() => void) | undefined
}

/** The reminder, whoever the viewer is: for members whom the server refused because of their email. */
export function EmailVerificationReminder({ email, onClose }: EmailVerificationModalProps) {
  const { policy, viewer } = useTackboard()
  const actor = useFlow(emailVerificationLogic, { policy }, (effect: EmailVerificationEmitted, config) =>
    runEmailVerificationEffect(effect, config, onClose),
  )
  const props = useConnect(actor, connectEmailVerification, emailVerificationCallbacks)
  return props && <EmailVerificationView {...props} email={email ?? viewer.personalization?.email ?? ''} />
}
