import type { ReactNode } from 'react'

export interface StyleNonceProps {
  /** The nonce of the page's Content-Security-Policy. Without one, nothing is rendered. */
  readonly nonce: string | null | undefined
}

/**
 * Tells styled-components the nonce of a server-rendered page. Render it in the head, also in a server component, on every page whose
 * policy restricts `style-src`. Without it the first style element in the browser gets no nonce, even inside a `StyleSheetManager` that has
 * one: the styles are blocked, and the production build stops with styled-components' error 17.
 */
export function StyleNonce({ nonce }: StyleNonceProps): ReactNode {
  // Without a `content`: style sheets can read that attribute, whereas browsers hide `nonce` from them.
  return nonce ? <meta property="csp-nonce" nonce={nonce} /> : null
}
