import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { TackboardProvider } from '../../runtime/TackboardProvider.tsx'
import { LoginFlyout } from '../shell/LoginFlyout.tsx'

/** The flyout on a page, opened by a real press: the browser itself closes it. */
async function open() {
  const platform = createMemoryPlatform({ clock: createManualClock() })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const onLog = vi.fn<(event: unknown) => void>()
  flushSync(() =>
    root.render(
      <TackboardProvider platform={platform} onLog={onLog}>
        <LoginFlyout trigger="Enter" />
        <p style={{ marginBlockStart: 700 }}>Elsewhere</p>
      </TackboardProvider>,
    ),
  )
  expect(document.querySelector('form')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Enter' }))
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  return { platform }
}

const isOpen = () => document.querySelector('[role="dialog"] form') !== null

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
])('§2 Login form in a flyout: %s closes it, and focus returns to the button', async (_, close) => {
  await open()
  await close()
  await expect.poll(isOpen).toBe(false)
  await expect.element(page.getByRole('button', { name: 'Enter' })).toHaveFocus()
})

it('a press outside closes it', async () => {
  await open()
  await userEvent.click(page.getByText('Elsewhere'))
  await expect.poll(isOpen).toBe(false)
})

it('B13 closing it closes a popup of a provider', async () => {
  const { platform } = await open()
  await userEvent.click(page.getByRole('button', { name: 'Continue with Facebook' }))
  expect(platform.popup.last?.isClosed()).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => platform.popup.last?.isClosed()).toBe(true)
})
