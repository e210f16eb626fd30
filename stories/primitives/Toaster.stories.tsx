import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Dialog } from '../../src/ui/dialog/Dialog.tsx'
import { Toaster } from '../../src/ui/feedback/Toaster.tsx'
import type { ToastClock, ToastItem, ToasterProps } from '../../src/ui/feedback/Toaster.tsx'
import { abovePins } from '../../testing/stage/onPinPage.tsx'
import { Words } from './dialogPages.tsx'
import { Row } from './stage.tsx'

/** A stopped clock. `elapse` runs all pending timers. */
const stillClock = () => {
  const waiting = new Map<number, { readonly run: () => void; readonly milliseconds: number }>()
  let last = 0
  const clock: ToastClock = {
    setTimeout: (run, milliseconds) => {
      waiting.set(++last, { run, milliseconds })
      return last
    },
    clearTimeout: (timer) => {
      if (typeof timer === 'number') waiting.delete(timer)
    },
  }
  const elapse = () => {
    const due = [...waiting.values()]
    waiting.clear()
    for (const timer of due) timer.run()
  }
  return { clock, waiting, elapse }
}

const still = stillClock()
const sent: ToastItem = { id: 'sent', kind: 'status', text: 'We sent you a new code!', durationMs: 5000 }
const failed: ToastItem = {
  id: 'failed',
  kind: 'alert',
  text: 'Sorry! Something went wrong on our end.',
  durationMs: 3500,
}
const saved: ToastItem = {
  id: 'saved',
  kind: 'status',
  text: 'Saved to Kitchen ideas, a board with a name of some length',
  durationMs: 5000,
  action: { label: 'Change', onClick: fn() },
}

const meta = preview.meta({
  title: 'Primitives/Toaster',
  tags: ['autodocs'],
  component: Toaster,
  decorators: [abovePins],
  args: { toasts: [sent, failed, saved], onExpire: fn(), clock: still.clock },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false, room: { height: 760 } },
  play: async ({ canvas, step }) => {
    await step('J6 an error is an alert, the rest is a status, and focus stays where it was', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong')
      await expect(canvas.getByRole('status')).toHaveTextContent('We sent you a new code!')
      await expect(document.body).toHaveFocus()
    })
    await step('Each is as high as its words, at the bottom of the window', async () => {
      for (const role of ['status', 'alert']) {
        const { height } = canvas.getByRole(role).getBoundingClientRect()
        await expect(height).toBeLessThan(innerHeight / 4)
      }
    })
  },
})

/** Most apps remove a toast once its action is done. */
const removedByAction = ({ action, ...toast }: ToastItem, remove: (id: string) => void): ToastItem => ({
  ...toast,
  action: action && {
    label: action.label,
    onClick: () => {
      action.onClick()
      remove(toast.id)
    },
  },
})

const Page = ({ toasts, dialog, ...rest }: ToasterProps & { readonly dialog?: boolean }) => {
  const [shown, setShown] = useState<readonly ToastItem[]>([])
  const [open, setOpen] = useState(false)
  const remove = (id: string) => setShown(shown.filter((toast) => toast.id !== id))
  return (
    <>
      <Row>
        <Button onClick={() => setShown(toasts)}>Send</Button>
        {dialog && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Open
          </Button>
        )}
      </Row>
      {open && (
        <Dialog
          title="Log in"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          actions={<Button>Log in</Button>}
        >
          <Words>The page behind is inert; the toast is not.</Words>
        </Dialog>
      )}
      <Toaster {...rest} toasts={shown.map((toast) => removedByAction(toast, remove))} onExpire={remove} />
    </>
  )
}

export const Announced = meta.story({
  name: 'Announced (J6)',
  parameters: { picture: false },
  args: { toasts: [sent] },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, step }) => {
    still.waiting.clear()
    // The live regions appear in the first frame.
    const [status, alert] = [await canvas.findByRole('status'), await canvas.findByRole('alert')]
    const send = canvas.getByRole('button', { name: 'Send' })
    await step('J6 both regions are there before any text, and in the way of nobody', async () => {
      await expect([status.textContent, alert.textContent]).toEqual(['', ''])
      await userEvent.click(send)
      await expect(status).toHaveTextContent('We sent you a new code!')
      await expect(send).toHaveFocus()
    })
    await step('Its time is 5 s', () =>
      expect([...still.waiting.values()].map((timer) => timer.milliseconds)).toEqual([5000]),
    )
    await step('and then it goes', async () => {
      still.elapse()
      await waitFor(() => expect(status).toBeEmptyDOMElement())
      await waitFor(() => expect(still.waiting.size).toBe(0))
    })
  },
})

export const Waits = meta.story({
  name: 'Waits while focused (J6)',
  parameters: { picture: false },
  args: { toasts: [saved] },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, step }) => {
    still.waiting.clear()
    const status = await canvas.findByRole('status')
    const send = canvas.getByRole('button', { name: 'Send' })
    await step('J6 it stays for as long as its action has focus', async () => {
      await userEvent.click(send)
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus()
      for (let time = 0; time < 3; time += 1) still.elapse()
      await expect(status).toHaveTextContent('Kitchen')
    })
    await step('Enter acts, and the app removes it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(saved.action?.onClick).toHaveBeenCalled()
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    })
    await step('J6 the next one goes when its time is up', async () => {
      await userEvent.click(send)
      await expect(status).toHaveTextContent('Kitchen')
      still.elapse()
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    })
  },
})

export const AboveDialog = meta.story({
  name: 'Above a dialog that opened later (J6)',
  args: { toasts: [saved] },
  render: (args) => <Page {...args} dialog />,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = screen.getByRole('dialog')
    await step('It is on top, and can be pressed: what is not inside a modal dialog is inert', async () => {
      const action = screen.getByRole('button', { name: 'Change' })
      const { x, y, width, height } = action.getBoundingClientRect()
      await expect(action.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
      await expect(dialog).toContainElement(action)
    })
    await step('Its regions outlive the dialog', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kitchen'))
      await waitFor(() => expect(still.waiting.size).toBe(1))
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    })
  },
})
