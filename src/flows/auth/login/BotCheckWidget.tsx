'use client'
import { useCallback } from 'react'
import { login } from '../../../messages/en/auth/login.ts'
import type { Platform } from '../../../platform/platform.ts'
import { handOffFocus } from '../../../views/auth/shell/handOffFocus.ts'
import { useText } from '../../../views/text.tsx'

export interface BotCheckWidgetProps {
  readonly platform: Platform
  readonly onReady: () => void
  readonly onSolved: (token: string) => void
  readonly onFailed: () => void
}

/** Where the platform draws its v2 widget. Each check mounts a new one, because a widget can be used once. auth.txt §4 "Bot check". */
export function BotCheckWidget({ platform, onReady, onSolved, onFailed }: BotCheckWidgetProps) {
  const t = useText(login)
  const draw = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return
      const widget = platform.botCheck.render(element, { onReady, onSolved, onFailed })
      const release = handOffFocus(element)
      return () => {
        release()
        widget.remove()
      }
    },
    [platform, onReady, onSolved, onFailed],
  )
  return <div ref={draw} role="group" aria-label={t('login.botCheck')} data-at="botCheck" />
}
