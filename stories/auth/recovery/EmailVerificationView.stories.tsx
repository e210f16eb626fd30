import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { EmailVerificationView } from '../../../src/views/auth/recovery/EmailVerificationView.tsx'

const meta = preview.meta({
  title: 'Recovery/Email verification view',
  tags: ['autodocs'],
  component: EmailVerificationView,
  args: {
    email: 'wren@example.com',
    isSending: false,
    isSent: false,
    error: false,
    onResend: fn(),
    onClose: fn(),
  },
  argTypes: {
    error: { control: 'text', description: 'The server’s own words; true for the generic sentence.' },
  },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, step }) => {
    await step('J1 its title has focus, and names the dialog', async () => {
      await expect(screen.getByRole('heading', { name: 'Verify your email' })).toHaveFocus()
      await expect(screen.getByRole('dialog', { name: 'Verify your email' })).toBeVisible()
    })
    await step('It tells what is wanted', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Resend email' }))
      await expect(args.onResend).toHaveBeenCalledTimes(1)
      for (const name of ['Got it', 'Close']) await userEvent.click(screen.getByRole('button', { name }))
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledTimes(3)
    })
    screen.getByRole('heading').focus()
  },
})
export const Sent = meta.story({
  args: { isSent: true },
  play: async ({ args, step }) => {
    await step("auth.txt §4: a disabled 'Email sent' does nothing", async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Email sent' }))
      await expect(args.onResend).not.toHaveBeenCalled()
    })
    screen.getByRole('heading').focus()
  },
})
