'use client'
import type { ReactNode } from 'react'
import type { SavingToast } from '../../../machines/fragments/savingToast.ts'
import { toasts as copy } from '../../messages/en/toasts.ts'
import { Toaster } from '../../ui/feedback/Toaster.tsx'
import { useText } from '../../views/text.tsx'
import { useTackboard } from './config.ts'
import { goTo } from './goTo.ts'
import type { PendingToast } from './useToasts.ts'

export interface SavingToastsProps {
  /** Out of `useToasts<SavingToast>()`. */
  readonly toasts: readonly PendingToast<SavingToast>[]
  readonly onExpire: (id: string) => void
}

/** A name may be written in the other direction: it is isolated from the sentence around it. */
const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>

/** The toasts of saving, following and moving. Mount it once a flow, before the first toast. */
export function SavingToasts({ toasts, onExpire }: SavingToastsProps) {
  const config = useTackboard()
  const { platform, policy } = config
  const t = useText(copy)
  // SAFETY: a machine that emits a toast fills its sentence's own placeholders; one too many is not read.
  const say = t as unknown as (key: string, values: object) => ReactNode
  return (
    <Toaster
      clock={platform.clock}
      onExpire={onExpire}
      toasts={toasts.map(({ id, kind, message, values, serverMessage, href, duration }) => ({
        id,
        kind,
        text: serverMessage ? <bdi>{serverMessage}</bdi> : say(message, { ...values, name }),
        durationMs: policy.timing[duration],
        action: href ? { label: t('saving.view'), onClick: () => goTo(config, href) } : undefined,
      }))}
    />
  )
}
