import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Popup } from './Popup.tsx'

/** Real key presses and clicks: the browser itself closes the panel. */
async function open() {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const onOpen = vi.fn<() => void>()
  flushSync(() =>
    root.render(
      <>
        <Popup label="Sort the boards" trigger="Sort" onOpen={onOpen}>
          {(close) => <button onClick={close}>Last saved to</button>}
        </Popup>
        <p style={{ marginBlockStart: 400 }}>Elsewhere</p>
      </>,
    ),
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Sort the boards' })).toBeVisible()
  return onOpen
}

const panel = () => document.querySelector('[role="dialog"]')

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => userEvent.click(page.getByText('Elsewhere'))],
  ['its content', () => userEvent.click(page.getByText('Last saved to'))],
])('J3 is closed by %s', async (_, close) => {
  const onOpen = await open()
  await close()
  await vi.waitFor(() => expect(panel()?.matches(':popover-open')).toBe(false), 20_000)
  await vi.waitFor(() => expect(panel()?.childElementCount).toBe(0), 20_000)
  expect(onOpen).toHaveBeenCalledOnce()
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its content', () => userEvent.click(page.getByText('Last saved to'))],
])('J3 returns focus to its button after %s', async (_, close) => {
  await open()
  await close()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Sort'), 20_000)
})

it('is closed by a tap outside where the browser does not do it, as before iOS 18.3, and not by one inside', async () => {
  await open()
  // Not from a person, so the browser itself does nothing.
  const press = (from: Element | null, to = from) => {
    from?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    to?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  }
  const [inside, outside] = [document.querySelector('[role="dialog"] button'), document.querySelector('p')]
  press(inside)
  press(document.querySelector('[aria-haspopup]'))
  // As when text is selected.
  press(inside, outside)
  expect(panel()?.matches(':popover-open')).toBe(true)
  press(outside)
  expect(panel()?.matches(':popover-open')).toBe(false)
})

it('opens and closes in browsers without popovers', async () => {
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') ?? {}
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  onTestFinished(() => void Object.defineProperty(HTMLElement.prototype, 'popover', popover))
  const onOpen = await open()
  expect(panel()).not.toHaveAttribute('popover')
  await userEvent.keyboard('{Enter}')
  expect(panel()).not.toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByText('Last saved to'))
  expect([panel()?.childElementCount, document.activeElement?.textContent]).toEqual([0, 'Sort'])
  await userEvent.keyboard('{Enter}{Tab}{Escape}')
  expect(panel()).not.toBeVisible()
  expect([document.activeElement?.textContent, onOpen.mock.calls.length]).toEqual(['Sort', 3])
})
