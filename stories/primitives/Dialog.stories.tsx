import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import type { DialogProps } from '../../src/ui/Dialog.tsx'
import { onStage } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  decorators: [onStage],
  args: {
    title: 'Your account has been deactivated',
    closeLabel: 'Close',
    children: <p>This can happen after unusual activity, or when you asked us to close your account.</p>,
    actions: <Button>Contact us</Button>,
    onClose: fn(),
  },
})

export const Playground = meta.story({
  play: async ({ args, step }) => {
    const dialog = screen.getByRole('dialog', { name: 'Your account has been deactivated' })
    await step('J1 modal, named by its visible title, focus on the title, the page behind inert', async () => {
      await expect(dialog).toHaveAttribute('aria-modal', 'true')
      await expect(dialog.matches(':modal')).toBe(true)
      await expect(screen.getByRole('heading')).toHaveFocus()
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    })
    await step('J2 Tab and Shift+Tab wrap inside', async () => {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Contact us' })).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(screen.getByRole('button', { name: 'Contact us' })).toHaveFocus()
    })
    await step('It asks to be closed, and says what asked', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenLastCalledWith('escape')
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await expect(args.onClose).toHaveBeenLastCalledWith('closeButton')
      await userEvent.click(dialog)
      await expect(args.onClose).toHaveBeenCalledTimes(2)
    })
    screen.getByRole('heading').focus()
  },
})

export const Dismissible = meta.story({
  parameters: { picture: false },
  args: { dismissible: true },
  play: async ({ args, step }) => {
    await step('A press beside it closes; a press that began inside does not', async () => {
      const dialog = screen.getByRole('dialog')
      await userEvent.pointer([{ keys: '[MouseLeft>]', target: screen.getByRole('heading') }, { keys: '[/MouseLeft]', target: dialog }])
      await expect(args.onClose).not.toHaveBeenCalled()
      await userEvent.click(dialog)
      await expect(args.onClose).toHaveBeenCalledTimes(1)
      await expect(args.onClose).toHaveBeenLastCalledWith('scrim')
    })
  },
})

export const WithoutClose = meta.story({
  render: () => <Dialog title="Consents" closeLabel="Close" actions={<Button>Next</Button>} />,
  play: async ({ step }) => {
    await step('Escape does nothing', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(screen.getByRole('dialog')).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    })
  },
})

export const LongBody = meta.story({
  name: 'Long text (E2)',
  args: { children: <p>{'A sentence that goes on. '.repeat(120)}{'x'.repeat(2000)}</p> },
  play: async ({ step }) => {
    const body = document.querySelector('dialog [data-ui="body"]')
    await step('E2 the body scrolls, title and actions stay', async () => {
      await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0)
      await expect(body?.scrollWidth).toBe(body?.clientWidth)
      await expect(screen.getByRole('button', { name: 'Contact us' }).getBoundingClientRect().bottom).toBeLessThan(innerHeight)
    })
    await step('The keyboard reaches the text to scroll it', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(body).toHaveFocus()
      screen.getByRole('heading').focus()
    })
  },
})

export const Phone = meta.story({
  name: 'Phone: a sheet (J17)',
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('J17 as wide as the window, at its foot', async () => {
      const { left, right, bottom } = screen.getByRole('dialog').getBoundingClientRect()
      await expect([left, right, bottom]).toEqual([0, innerWidth, innerHeight])
    })
  },
})

export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { title: 'تم إلغاء تنشيط حسابك', closeLabel: 'إغلاق', children: <p>تواصل معنا للاعتراض.</p>, actions: <Button>تواصل معنا</Button> },
  globals: { locale: 'ar' },
  play: async ({ step }) => {
    await step('J21 the close button stands at the inline end', async () => {
      const dialog = screen.getByRole('dialog').getBoundingClientRect()
      const close = screen.getByRole('button', { name: 'إغلاق' }).getBoundingClientRect()
      await expect(close.right).toBeLessThan(dialog.left + dialog.width / 2)
    })
  },
})

const example: Omit<DialogProps, 'onClose'> = { title: 'Log in', closeLabel: 'Close' }

/** A page with a button that opens a dialog, which may take the button away. */
const Opener = ({ children }: { readonly children: (close: () => void, remove: () => void) => React.ReactNode }) => {
  const [open, setOpen] = useState(false)
  const [there, setThere] = useState(true)
  return (
    <>
      <nav>
        {there && <Button onClick={() => setOpen(true)}>Open</Button>}
        <Button variant="ghost">Neighbour</Button>
      </nav>
      {open && children(() => setOpen(false), () => setThere(false))}
    </>
  )
}

export const FocusBack = meta.story({
  name: 'Focus goes back (J3)',
  parameters: { picture: false },
  render: () => (
    <Opener>{(close) => <Dialog {...example} onClose={close}><input aria-label="Email" /></Dialog>}</Opener>
  ),
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('J1 focus goes to the first field', async () => {
      await userEvent.click(opener)
      await expect(screen.getByLabelText('Email')).toHaveFocus()
    })
    await step('J3 Escape gives it back to the opener', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(screen.queryByRole('dialog')).toBeNull()
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    })
    await step('J3 so does the close button', async () => {
      await userEvent.click(opener)
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})

export const OpenerGone = meta.story({
  name: 'The opener is gone (J3)',
  parameters: { picture: false },
  render: () => (
    <Opener>
      {(close, remove) => (
        <Dialog {...example} onClose={close}>
          <Button onClick={() => { remove(); close() }}>Succeed</Button>
        </Dialog>
      )}
    </Opener>
  ),
  play: async ({ canvas, step }) => {
    await step('J3 focus goes to the nearest thing that takes it, not to the body', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      await userEvent.click(screen.getByRole('button', { name: 'Succeed' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Neighbour' })).toHaveFocus())
    })
  },
})

const Closing = () => {
  const [open, setOpen] = useState(true)
  return open && <Dialog {...example} onClose={() => setOpen(false)} />
}

export const NothingOpenedIt = meta.story({
  name: 'Nothing opened it (J3)',
  parameters: { picture: false },
  render: () => <Closing />,
  play: async ({ step }) => {
    await step('J3 focus goes to the main content, not to the body', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(document.querySelector('main')).toHaveFocus())
    })
  },
})

export const Nested = meta.story({
  name: 'Nested (J2)',
  render: () => (
    <Opener>
      {(close) => (
        <Dialog {...example} onClose={close} actions={<Button variant="secondary">Outer action</Button>}>
          <Opener>
            {(closeInner) => (
              <Dialog title="Oops! Too many login attempts" closeLabel="Close inner" onClose={closeInner} actions={<Button>OK</Button>}>
                <p>Try again in 30 minutes.</p>
              </Dialog>
            )}
          </Opener>
        </Dialog>
      )}
    </Opener>
  ),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const outer = screen.getByRole('dialog', { name: 'Log in' })
    const openInner = () => userEvent.click(within(outer).getByRole('button', { name: 'Open' }))
    await openInner()
    await step('J2 Tab stays in the dialog on top', async () => {
      for (const name of ['Close inner', 'OK', 'Close inner']) {
        await userEvent.tab()
        await expect(screen.getByRole('button', { name })).toHaveFocus()
      }
    })
    await step('Escape closes that one alone and gives focus back into the other', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(within(outer).getByRole('button', { name: 'Open' })).toHaveFocus())
      await expect(outer).toBeVisible()
    })
    await openInner()
  },
})

const Steps = () => {
  const [step, setStep] = useState(0)
  const next = <Button onClick={() => setStep(step + 1)}>Continue</Button>
  return (
    <Dialog
      title={['Log in', 'Two-factor authentication required', 'Email sent!'][step]}
      viewKey={['login', 'loginMfa', 'sent'][step]}
      closeLabel="Close"
      width={489}
      onClose={fn()}
      actions={next}
    >
      {step < 2 ? <input key={step} aria-label={['Email', 'Verification code'][step]} /> : <p>Look into your inbox.</p>}
    </Dialog>
  )
}

export const ViewChange = meta.story({
  name: 'Another view in the same dialog (J4)',
  render: () => <Steps />,
  play: async ({ step }) => {
    const heading = screen.getByRole('heading')
    await step('J4 focus goes to the new first field, and the live title is announced', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      await expect(screen.getByLabelText('Verification code')).toHaveFocus()
      await expect(heading).toHaveTextContent('Two-factor authentication required')
      await expect(heading.ariaLive).toBe('polite')
    })
    await step('J4 without a field, the title itself takes focus and is not said twice', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      await expect(heading).toHaveFocus()
      await expect(heading.ariaLive).toBe('off')
    })
  },
})
