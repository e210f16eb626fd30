import { createRoot } from 'react-dom/client'
import { page } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyScreen } from './lazyScreen.tsx'

let unmount = () => {}
afterEach(() => unmount())

it('a part that cannot be fetched leaves the page alive, and comes with the next try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn<() => Promise<() => React.JSX.Element>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>Here it is</p>)
  const Screen = lazyScreen(load, 'Coming')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(
    <>
      <p>Around it</p>
      <Screen />
    </>,
  )

  await expect.element(page.getByRole('alert').getByText(/^We couldn’t load this/)).toBeVisible()
  await expect.element(page.getByText('Around it')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Here it is')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
