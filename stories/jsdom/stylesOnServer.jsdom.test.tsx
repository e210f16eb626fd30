// @vitest-environment node
/** With `StyleCache`, a server sends each page exactly as without it, in whatever order pages are visited. */
import * as fc from 'fast-check'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, ThemeProvider } from 'styled-components'
import { expect, it, vi } from 'vitest'
import { TackboardProvider } from '../../src/auth.ts'
import { loadMessages, locales } from '../../src/messages/load.ts'
import { GlobalStyle, StyleCache, tokens } from '../../src/theme/index.ts'
import { aloneOf, components } from './alone.tsx'

// Stories are only declared, because the tests need nothing but their props.
vi.mock('../../.storybook/preview.tsx', () => ({
  default: {
    meta: (meta: object) => ({ story: (input: object = {}) => ({ input, meta: { input: meta } }) }),
  },
}))

const copies = await Promise.all(
  locales.map(async (locale) => ({ locale, messages: await loadMessages(locale) })),
)

const visit = fc.record({
  component: fc.constantFrom(...components),
  accent: fc.constantFrom('#ad0000', '#0000ad', '#00ad00'),
  copy: fc.constantFrom(...copies),
  nonce: fc.uuid(),
})
type Visit = typeof visit extends fc.Arbitrary<infer Kind> ? Kind : never

function send({ component: [name, component], accent, copy, nonce }: Visit, Cache: typeof StyleCache) {
  const sheet = new ServerStyleSheet({ nonce })
  const html = renderToString(
    sheet.collectStyles(
      <Cache>
        <ThemeProvider theme={{ ...tokens, color: { ...tokens.color, accent } }}>
          <GlobalStyle />
          <TackboardProvider {...copy}>{aloneOf(name, component)}</TackboardProvider>
        </ThemeProvider>
      </Cache>,
    ),
  )
  const styles = sheet.getStyleTags()
  sheet.seal()
  // In development React writes the stack of a part that is left to the browser.
  return { html: html.replaceAll(/<template [^>]*>/g, '<template>'), styles }
}

it('each page of a random walk is sent as without the cache, with its own theme, nonce and language', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fc.assert(
    fc.property(visit, (page) => {
      const sent = send(page, StyleCache)
      expect(sent).toEqual(send(page, StrictMode))
      expect(sent.styles).toContain(`nonce="${page.nonce}"`)
      expect(sent.styles).toContain(`--tb-color-accent:${page.accent}`)
    }),
    { numRuns: 500 },
  )
})
