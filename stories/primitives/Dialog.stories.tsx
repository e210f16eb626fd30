import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Dialog } from '../../src/ui/dialog/Dialog.tsx'
import { onPinPage } from '../../testing/stage/onPinPage.tsx'
import { Words } from './dialogPages.tsx'

const meta = preview.meta({
  title: 'Primitives/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  decorators: [onPinPage],
  args: {
    title: 'Your account has been deactivated',
    closeLabel: 'Close',
    children: (
      <Words>This can happen after unusual activity, or when you asked us to close your account.</Words>
    ),
    actions: <Button>Contact us</Button>,
    onClose: fn(),
  },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, step }) => {
    const dialog = screen.getByRole('dialog', { name: 'Your account has been deactivated' })
    await step(
      'J1 modal, named by its visible title, focus on the title, the page behind inert',
      async () => {
        await expect(dialog).toHaveAttribute('aria-modal', 'true')
        await expect(dialog.matches(':modal')).toBe(true)
        await expect(screen.getByRole('heading')).toHaveFocus()
        await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
      },
    )
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
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: screen.getByRole('heading') },
        { keys: '[/MouseLeft]', target: dialog },
      ])
      await expect(args.onClose).not.toHaveBeenCalled()
      await userEvent.click(dialog)
      await expect(args.onClose).toHaveBeenCalledTimes(1)
      await expect(args.onClose).toHaveBeenLastCalledWith('scrim')
    })
  },
})

export const WithoutClose = meta.story({
  render: () => (
    <Dialog title="Consents" closeLabel="Close" actions={<Button>Next</Button>}>
      <Words>Agree to the terms to continue.</Words>
    </Dialog>
  ),
  play: async ({ step }) => {
    await step('Escape does nothing', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(screen.getByRole('dialog')).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    })
  },
})

export const LongBody = meta.story({
  // A lower dialog scrolls as a whole.
  parameters: { room: { height: 401 } },
  name: 'Long text (E2)',
  args: {
    children: (
      <p>
        {'A sentence that goes on. '.repeat(120)}
        {'x'.repeat(2000)}
      </p>
    ),
  },
  play: async ({ step }) => {
    const body = document.querySelector('dialog [data-ui="body"]')
    await step('E2 the body scrolls, title and actions stay', async () => {
      await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0)
      await expect(body?.scrollWidth).toBe(body?.clientWidth)
      await expect(
        screen.getByRole('button', { name: 'Contact us' }).getBoundingClientRect().bottom,
      ).toBeLessThan(innerHeight)
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
  args: {
    title: 'تم إلغاء تنشيط حسابك',
    closeLabel: 'إغلاق',
    children: <Words>تواصل معنا للاعتراض.</Words>,
    actions: <Button>تواصل معنا</Button>,
  },
  globals: { locale: 'ar' },
  play: async ({ step }) => {
    await step('J21 the close button stands at the inline end', async () => {
      const dialog = screen.getByRole('dialog').getBoundingClientRect()
      const close = screen.getByRole('button', { name: 'إغلاق' }).getBoundingClientRect()
      await expect(close.right).toBeLessThan(dialog.left + dialog.width / 2)
    })
  },
})
