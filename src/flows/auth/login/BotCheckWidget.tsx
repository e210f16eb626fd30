'use client'
import { useCallback } from 'react'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import { login } from '../../../messages/en/auth/login.ts'
import { handOffFocus } from '../../../views/auth/shell/handOffFocus.ts'
import { useText } from '../../../views/text.tsx'
import type { TackboardConfig } from '../../runtime/config.ts'

export interface BotCheckWidgetProps {
  readonly config: Pick<TackboardConfig, 'platform' | 'policy'>
  readonly onReady: () => void
  readonly onSolved: (token: string) => void
  readonly onFailed: () => void
}

/** Where the platform draws its v2 widget. Each check mounts a new one, because a widget can be used once. */
export function BotCheckWidget({ config, onReady, onSolved, onFailed }: BotCheckWidgetProps) {
  const t = useText(login)
  const draw = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return
      const widget = config.platform.botCheck.render(
        element,
        { onReady, onSolved, onFailed },
        scriptPolling(config.policy),
      )
      const release = handOffFocus(element)
      return () => {
        release()
        widget.remove()
      }
    },
    [config, onReady, onSolved, onFailed],
  )
  return <div ref={draw} role="group" aria-label={t('login.botCheck')} data-at="botCheck" />
}
