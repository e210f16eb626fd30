import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Dialog } from '../../src/ui/dialog/Dialog.tsx'
import { Toaster } from '../../src/ui/feedback/Toaster.tsx'
import type { ToastClock, ToastItem, ToasterProps } from '../../src/ui/feedback/Toaster.tsx'
import { onStage } from './stage.tsx'

/** A clock whose time stands still: it only keeps what waits on it. */
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
  return { clock, waiting }
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
  decorators: [onStage],
  args: { toasts: [sent, failed, saved], onExpire: fn(), clock: still.clock },
})

export const Playground = meta.story({
  play: async ({ canvas, step }) => {
    await step('J6 an error is an alert, the rest is a status, and focus stays where it was', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong')
      await expect(canvas.getByRole('status')).toHaveTextContent('We sent you a new code!')
      await expect(document.body).toHaveFocus()
    })
  },
})

const Page = ({ toasts, dialog, ...rest }: ToasterProps & { readonly dialog?: boolean }) => {
  const [shown, setShown] = useState<readonly ToastItem[]>([])
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setShown(toasts)}>Send</Button>
      {dialog && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
      )}
      {open && (
        <Dialog
          title="Log in"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          actions={<Button>Log in</Button>}
        >
          <p>The page behind is inert; the toast is not.</p>
        </Dialog>
      )}
      <Toaster
        {...rest}
        toasts={shown}
        onExpire={(id) => setShown(shown.filter((toast) => toast.id !== id))}
      />
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
    // The regions come with the first frame.
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
      for (const timer of still.waiting.values()) timer.run()
      await waitFor(() => expect(status).toBeEmptyDOMElement())
      await waitFor(() => expect(still.waiting.size).toBe(0))
    })
  },
})

export const Waits = meta.story({
  name: 'Waits while hovered or focused (J6)',
  parameters: { picture: false },
  args: { toasts: [saved] },
  play: async ({ canvas, step }) => {
    const action = canvas.getByRole('button', { name: 'Change' })
    await step('The pointer holds it', async () => {
      await userEvent.hover(canvas.getByText(/Kitchen/))
      await waitFor(() => expect(still.waiting.size).toBe(0))
      await userEvent.unhover(canvas.getByText(/Kitchen/))
      await waitFor(() => expect(still.waiting.size).toBe(1))
    })
    await step('Focus holds it, and Enter acts', async () => {
      await userEvent.tab()
      await expect(action).toHaveFocus()
      await waitFor(() => expect(still.waiting.size).toBe(0))
      await userEvent.keyboard('{Enter}')
      await expect(saved.action?.onClick).toHaveBeenCalled()
      action.blur()
      await waitFor(() => expect(still.waiting.size).toBe(1))
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
