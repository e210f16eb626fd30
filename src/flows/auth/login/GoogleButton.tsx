'use client'
import { useCallback } from 'react'
import type { ProviderToken } from '../../../domain/auth/providers/providerToken.ts'
import { login } from '../../../messages/en/auth/login.ts'
import { useLocale, useText } from '../../../views/text.tsx'
import type { TackboardConfig } from '../../runtime/config.ts'

export type GoogleButtonEvent =
  | { readonly type: 'token.received'; readonly token: ProviderToken }
  /** The provider's script draws no button. */
  | { readonly type: 'button.failed' }

export interface GoogleButtonProps {
  readonly config: Pick<TackboardConfig, 'platform'>
  readonly send: (event: GoogleButtonEvent) => void
}

/** Where the second provider's script draws its own button, which works where its prompt is not shown. */
export function GoogleButton({ config: { platform }, send }: GoogleButtonProps) {
  const { locale } = useLocale()
  const t = useText(login)
  const draw = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return
      const stop = new AbortController()
      let remove: (() => void) | undefined
      // Our button, which had the focus, is gone.
      if (document.activeElement === document.body) element.focus()
      const load = async () => {
        try {
          // The form or the page has loaded the script before.
          await platform.oneTap.addScript(locale, stop.signal)
          if (stop.signal.aborted) return
          remove = platform.oneTap.renderButton(element, (idToken) =>
            send({ type: 'token.received', token: { google_open_id_token: idToken } }),
          )
        } catch {
          if (!stop.signal.aborted) send({ type: 'button.failed' })
        }
      }
      void load()
      return () => {
        stop.abort()
        remove?.()
      }
    },
    [platform, locale, send],
  )
  return <div ref={draw} role="group" tabIndex={-1} aria-label={t('login.google')} />
}
