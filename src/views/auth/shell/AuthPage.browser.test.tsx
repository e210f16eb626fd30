import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AuthPage } from './AuthPage.tsx'

afterEach(() => page.viewport(1200, 800))

it.each([
  [1200, '80px'],
  [400, '56px'],
])('§9 in a window of %i px, focus keeps %s clear for the header', async (width, offset) => {
  await page.viewport(width, 800)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <AuthPage title="Log in" viewKey="login" layout="page">
        <input name="email" aria-label="Email" />
      </AuthPage>,
    ),
  )
  const offsets = [...host.querySelectorAll('h1, input')].map(
    (element) => getComputedStyle(element).scrollMarginTop,
  )
  expect(offsets).toEqual([offset, offset])
  root.unmount()
  host.remove()
})
