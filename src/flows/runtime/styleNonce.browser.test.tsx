import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TackboardProvider } from './TackboardProvider.tsx'
import { styleNonceProblem } from './useStyleNonceWarning.ts'

/** A page with a policy and a style element of styled-components, as its development build adds them. */
async function pageWith(policy: string, nonce: string): Promise<Document> {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}"><p>Page</p>`
  const { promise, resolve } = Promise.withResolvers<unknown>()
  frame.addEventListener('load', resolve)
  document.body.append(frame)
  await promise
  const page = frame.contentDocument
  if (!page) throw new Error('The frame has no document.')
  const style = page.createElement('style')
  style.dataset['styled'] = 'active'
  style.nonce = nonce
  style.textContent = 'p { color: red }'
  page.head.append(style)
  return page
}

afterEach(() => {
  for (const element of document.querySelectorAll('iframe')) element.remove()
})

describe('the problem of a page’s styles (I1)', () => {
  const strict = "style-src 'nonce-n1'"

  it('is that the policy has blocked them', async () =>
    expect(styleNonceProblem(await pageWith(strict, ''), undefined)).toContain('blocked'))

  it('is that they lack the nonce that the app gave, although nothing is blocked yet', async () =>
    expect(styleNonceProblem(await pageWith("style-src 'unsafe-inline'", ''), 'n1')).toContain(
      'has no nonce',
    ))

  it.each([
    ['they have the nonce', strict, 'n1', 'n1'],
    ['there is no policy and no nonce', "img-src 'self'", '', undefined],
  ])('is none if %s', async (_, policy, nonce, given) =>
    expect(styleNonceProblem(await pageWith(policy, nonce), given)).toBeNull(),
  )
})

it('the provider warns a developer, and names the way out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // As on a server-rendered page, where styled-components adds its first element before any component is mounted.
  const style = document.createElement('style')
  style.dataset['styled'] = 'active'
  document.head.append(style)
  const root = createRoot(document.createElement('div'))
  flushSync(() =>
    root.render(
      <StyleSheetManager nonce="n1">
        <TackboardProvider>Page</TackboardProvider>
      </StyleSheetManager>,
    ),
  )
  await expect
    .poll(() => warn.mock.calls.flat())
    .toContainEqual(expect.stringContaining('<StyleNonce nonce={nonce} />'))
  root.unmount()
  style.remove()
  warn.mockRestore()
})
