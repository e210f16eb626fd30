'use client'
import { useCallback } from 'react'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import { useLocale } from '../../../views/text.tsx'
import type { TackboardConfig } from '../../runtime/config.ts'

export interface GoogleButtonProps {
  readonly config: Pick<TackboardConfig, 'platform' | 'policy'>
  readonly onToken: (idToken: string) => void
  /** Called if the provider's script draws no button. Default: the place stays empty. */
  readonly onFailed?: (() => void) | undefined
}

/** Where the second provider's script draws its own button, which works where its prompt is not shown. auth.txt §6 "button flow". P9. */
export function GoogleButton({ config: { platform, policy }, onToken, onFailed }: GoogleButtonProps) {
  const { locale } = useLocale()
  const draw = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return
      const stop = new AbortController()
      let remove: (() => void) | undefined
      const load = async () => {
        try {
          await platform.oneTap.addScript(locale, stop.signal, scriptPolling(policy))
          if (!stop.signal.aborted) remove = platform.oneTap.renderButton(element, onToken)
        } catch {
          if (!stop.signal.aborted) onFailed?.()
        }
      }
      void load()
      return () => {
        stop.abort()
        remove?.()
      }
    },
    [platform, policy, locale, onToken, onFailed],
  )
  return <div ref={draw} />
}
