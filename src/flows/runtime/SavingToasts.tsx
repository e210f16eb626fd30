'use client'
import type { ReactNode } from 'react'
import type { SavingToast, SavingToastMessage } from '../../../machines/fragments/savingToast.ts'
import { common } from '../../messages/en/common.ts'
import { toasts as sentences } from '../../messages/en/toasts.ts'
import { Toaster } from '../../ui/feedback/Toaster.tsx'
import { useLocale, useText } from '../../views/text.tsx'
import { useTackboard } from './config.ts'
import { goTo } from './goTo.ts'
import type { PendingToast } from './useToasts.ts'

/** A toast, and what its buttons do. */
export interface RepeatableToast extends Omit<SavingToast, 'message'> {
  /** A key of a sentence; of a change after a save, only what identifies it. */
  readonly message: SavingToastMessage | `saveChange ${string}`
  /** The sentence, if it is none of `message`. */
  readonly text?: ReactNode
  /** Sends again what failed. */
  readonly onRetry?: (() => void) | undefined
  /** Undoes the save. */
  readonly onUndo?: (() => void) | undefined
  /** Asks for another board or section. */
  readonly onChange?: (() => void) | undefined
}

export interface SavingToastsProps {
  /** Out of `useToasts<SavingToast>()`. */
  readonly toasts: readonly PendingToast<RepeatableToast>[]
  /** Called with the ID of a toast whose time is over, or which was closed: remove it from `toasts`. */
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
  const { locale } = useLocale()
  // SAFETY: a machine that emits a toast fills its sentence's own placeholders; one too many is not read.
  const say = t as unknown as (key: string, values: object) => ReactNode
  const listed = (names: readonly string[] = []) => new Intl.ListFormat(locale).format(names)
  const actionsOf = ({ id, href, onRetry, onUndo, onChange }: PendingToast<RepeatableToast>) => {
    const closing = (run: () => void) => () => {
      onExpire(id)
      run()
    }
    return [
      href && { label: t('saving.view'), onClick: () => goTo(config, href) },
      !href && onRetry && { label: t('common.retry'), onClick: closing(onRetry) },
      onUndo && { label: t('saving.undo'), onClick: closing(onUndo) },
      onChange && { label: t('saving.change'), onClick: closing(onChange) },
    ].filter((action) => action !== undefined && action !== null && action !== false && action !== '')
  }
  return (
    <Toaster
      clock={platform.clock}
      onExpire={onExpire}
      toasts={toasts.map((toast) => ({
        id: toast.id,
        kind: toast.kind,
        text: toast.serverMessage ? (
          <bdi>{toast.serverMessage}</bdi>
        ) : (
          (toast.text ?? say(toast.message, { ...toast.values, boards: listed(toast.names), name }))
        ),
        durationMs: policy.timing[toast.duration],
        actions: actionsOf(toast),
      }))}
    />
  )
}
