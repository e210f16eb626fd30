import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { StyleNonce } from './StyleNonce.tsx'

describe('StyleNonce (I1)', () => {
  it('renders the nonce where styled-components reads it, and where style sheets cannot', () =>
    expect(renderToStaticMarkup(<StyleNonce nonce="n1" />)).toBe('<meta property="csp-nonce" nonce="n1"/>'))

  it.each([null, undefined, ''])('renders nothing for %j', (nonce) =>
    expect(renderToStaticMarkup(<StyleNonce nonce={nonce} />)).toBe(''),
  )
})
