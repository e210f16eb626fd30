'use client'
import type { ActorRefFrom } from 'xstate'
import type { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { TimedNotice } from '../recovery/TimedNotice.tsx'
import { connectSent, sentCallbacks } from './passwordReset.connect.ts'

export interface PasswordResetSentProps {
  readonly actor: ActorRefFrom<typeof forgotPasswordMachine>
}

/** Confirms that the email was sent, and offers to send it again. */
export function PasswordResetSent({ actor }: PasswordResetSentProps) {
  const { policy } = useTackboard()
  const props = useConnect(actor, connectSent, sentCallbacks)
  if (!props) return null
  const { onClose, waitMs, ...reset } = props
  return (
    <TimedNotice
      waitMs={null}
      resetWaitMs={waitMs}
      notice={policy.sameResetAnswer ? 'passwordResetRequested' : 'passwordResetSent'}
      appealHref={policy.paths.appeal}
      onClose={onClose}
      reset={{ by: 'email', ...reset, onReset: reset.onResend }}
    />
  )
}
