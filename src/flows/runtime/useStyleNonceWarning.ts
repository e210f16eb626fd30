'use client'
import { useContext, useEffect } from 'react'
import { StyleSheetContext } from 'styled-components'
import { warnDeveloper } from '../../domain/development.ts'

/**
 * What is wrong with the style elements of styled-components: the policy has blocked one, or one lacks the nonce that the app gave to
 * `StyleSheetManager`. Null if nothing is.
 */
export function styleNonceProblem(page: Document, nonce: string | undefined): string | null {
  const elements = [...page.querySelectorAll<HTMLStyleElement>('style[data-styled="active"]')]
  const isBlocked = elements.some(({ sheet }) => sheet === null)
  const lacksNonce = nonce !== undefined && elements.some((element) => !element.nonce)
  if (!isBlocked && !lacksNonce) return null
  return (
    `a style element of styled-components ${isBlocked ? 'was blocked by the Content-Security-Policy' : 'has no nonce'}. ` +
    'Render <StyleNonce nonce={nonce} />, exported by tackboard/theme, in the head of the server-rendered page. ' +
    'Without it the production build crashes on hydration (error 17 of styled-components).'
  )
}

/**
 * Warns a developer of a page whose styles will be blocked. Only in development: in production styled-components throws while its module is
 * loaded, before any component runs.
 */
export function useStyleNonceWarning(): void {
  const { nonce } = useContext(StyleSheetContext).styleSheet.options
  useEffect(() => warnDeveloper(() => styleNonceProblem(document, nonce)), [nonce])
}
