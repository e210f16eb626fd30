'use client'
import type { BirthdayToast } from '../../../../machines/auth/birthday/birthday.types.ts'
import type { ConsentsToast } from '../../../../machines/auth/consents/consents.machine.ts'
import { birthday } from '../../../messages/en/auth/birthday.ts'
import { consents } from '../../../messages/en/auth/consents.ts'
import { Toaster } from '../../../ui/feedback/Toaster.tsx'
import { useText } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'
import type { PendingToast } from '../../runtime/useToasts.ts'

const copy = { ...birthday, 'consents.reason': consents['consents.reason'] }

export interface BirthdayToastsProps {
  readonly toasts: readonly PendingToast<BirthdayToast | ConsentsToast>[]
  readonly onExpire: (id: string) => void
}

/** The toasts of the birthday step and of its consents. */
export function BirthdayToasts({ toasts, onExpire }: BirthdayToastsProps) {
  const t = useText(copy)
  const { platform, policy } = useTackboard()
  return (
    <Toaster
      clock={platform.clock}
      onExpire={onExpire}
      toasts={toasts.map(({ id, kind, message, duration, serverMessage }) => ({
        id,
        kind,
        text: serverMessage || t(message),
        durationMs: policy.timing[duration],
      }))}
    />
  )
}
