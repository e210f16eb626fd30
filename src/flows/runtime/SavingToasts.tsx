'use client'
import type { ReactNode } from 'react'
import type { SavingToast } from '../../../machines/fragments/savingToast.ts'
import { common } from '../../messages/en/common.ts'
import { toasts as sentences } from '../../messages/en/toasts.ts'
import { Toaster } from '../../ui/feedback/Toaster.tsx'
import { useText } from '../../views/text.tsx'
import { useTackboard } from './config.ts'
import { goTo } from './goTo.ts'
import type { PendingToast } from './useToasts.ts'

/** A toast whose failed save can be tried again. */
export type RepeatableToast = SavingToast & { readonly onRetry?: (() => void) | undefined }

export interface SavingToastsProps {
  /** Out of `useToasts<SavingToast>()`. */
  readonly toasts: readonly PendingToast<RepeatableToast>[]
  readonly onExpire: (id: string) => void
}

/** A name may be written in the other direction: it is isolated from the sentence around it. */
const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>

const copy = { ...common, ...sentences }

/** The toasts of saving, following and moving. Mount it once a flow, before the first toast. */
export function SavingToasts({ toasts, onExpire }: SavingToastsProps) {
  const config = useTackboard()
  const { platform, policy } = config
  const t = useText(copy)
  // SAFETY: a machine that emits a toast fills its sentence's own placeholders; one too many is not read.
  const say = t as unknown as (key: string, values: object) => ReactNode
  const view = (href: string) => ({ label: t('saving.view'), onClick: () => goTo(config, href) })
  const retry = (id: string, onRetry: () => void) => ({
    label: t('common.retry'),
    onClick: () => {
      onExpire(id)
      onRetry()
    },
  })
  return (
    <Toaster
      clock={platform.clock}
      onExpire={onExpire}
      toasts={toasts.map(({ id, kind, message, values, serverMessage, href, duration, onRetry }) => ({
        id,
        kind,
        text: serverMessage ? <bdi>{serverMessage}</bdi> : say(message, { ...values, name }),
        durationMs: policy.timing[duration],
        action: href ? view(href) : onRetry && retry(id, onRetry),
      }))}
    />
  )
}
