import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Dialog } from '../../src/ui/dialog/Dialog.tsx'
import { TextField } from '../../src/ui/fields/TextField.tsx'
import { Toaster } from '../../src/ui/feedback/Toaster.tsx'
import type { ToastClock } from '../../src/ui/feedback/Toaster.tsx'
import { Everything } from './everything.tsx'

const complaints = vi.fn<(...said: unknown[]) => void>()
const host = document.body.appendChild(document.createElement('div'))
let unmount = () => {}

beforeEach(() => {
  complaints.mockClear()
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(console, 'warn').mockImplementation(complaints)
})

afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

/** Puts the server's HTML into the page, then hydrates it. */
const hydrate = async (node: ReactNode, before: () => void = () => {}) => {
  host.innerHTML = renderToString(node)
  before()
  const root = hydrateRoot(host, node, { onRecoverableError: complaints })
  unmount = () => root.unmount()
  await vi.waitUntil(() =>
    Object.keys(host.firstElementChild ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

const page = (
  <StrictMode>
    <Everything />
    <Dialog title="Log in" closeLabel="Close" onClose={() => {}} actions={<Button>Log in</Button>}>
      <TextField label="Inner" name="inner" />
    </Dialog>
    <Toaster toasts={[{ id: 'a', kind: 'status', text: 'Saved', durationMs: 60_000 }]} onExpire={() => {}} />
  </StrictMode>
)

it('I2 every primitive hydrates without a word, strictly', async () => {
  await hydrate(page)
  expect(complaints.mock.calls).toEqual([])
})

it('I1 the HTML of the server has no inline style and no inline handler', () => {
  expect(renderToString(page)).not.toMatch(/ (style|on\w+)=/)
})

it('I2 an open dialog is in the HTML, open, and modal after hydration with focus in its field', async () => {
  await hydrate(page, () =>
    expect(document.querySelector('dialog[open] [data-ui="body"] input')).toBeVisible(),
  )
  await vi.waitUntil(() => document.querySelector('dialog:modal'))
  expect(document.activeElement).toBe(document.querySelector('[name="inner"]'))
})

it('I2 what was typed before the script came is kept', async () => {
  await hydrate(<TextField label="Email" name="email" defaultValue="a" />, () => {
    const input = host.querySelector('input')
    if (input) input.value = 'typed early'
  })
  expect(host.querySelector('input')).toHaveValue('typed early')
})

it('I4 strictly, a dialog stays open and asks for nothing', async () => {
  const onClose = vi.fn<() => void>()
  // The `close` event of the first opening, which StrictMode undoes, arrives in a later task.
  const closed = new Promise((resolve) =>
    document.addEventListener('close', resolve, { capture: true, once: true }),
  )
  await hydrate(
    <StrictMode>
      <Dialog title="Strict" closeLabel="Close" onClose={onClose} />
    </StrictMode>,
  )
  await closed
  expect(document.querySelectorAll('dialog:modal')).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
})

it('I5 unmounting leaves no timer', async () => {
  const clock = {
    setTimeout: vi.fn<ToastClock['setTimeout']>(() => 7),
    clearTimeout: vi.fn<ToastClock['clearTimeout']>(),
  }
  await hydrate(
    <Toaster
      clock={clock}
      toasts={[{ id: 'a', kind: 'status', text: 'Saved', durationMs: 1 }]}
      onExpire={() => {}}
    />,
  )
  await vi.waitUntil(() => clock.setTimeout.mock.calls.length > 0)
  unmount()
  unmount = () => {}
  await vi.waitFor(
    () => expect(clock.clearTimeout).toHaveBeenCalledTimes(clock.setTimeout.mock.calls.length),
    20_000,
  )
})
